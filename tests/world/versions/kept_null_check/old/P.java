// diff:  => EQUIVALENT
package versions.kept_null_check;

final class P {
    static int f(int[] a) {
        if (a == null || a.length == 0) {
            return 0;
        }
        return a[0];
    }
}
