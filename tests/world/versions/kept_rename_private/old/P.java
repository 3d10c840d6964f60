// diff:  => EQUIVALENT
package versions.kept_rename_private;

final class P {
    private static int helper(int a) {
        return a + 1;
    }

    static int f(int a) {
        return helper(a);
    }
}
