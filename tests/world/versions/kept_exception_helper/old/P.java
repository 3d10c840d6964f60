// diff:  => EQUIVALENT
package versions.kept_exception_helper;

final class P {
    static int f(int a) {
        if (a < 0) {
            throw new IllegalArgumentException("neg: " + a);
        }
        return a;
    }
}
