// diff:  => EQUIVALENT
package versions.kept_extract_method;

final class P {
    static int f(int a, int b) {
        return (a + b) * (a - b);
    }
}
