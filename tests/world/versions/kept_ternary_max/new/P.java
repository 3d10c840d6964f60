package versions.kept_ternary_max;

final class P {
    static int f(int a, int b) {
        return Math.max(a, b);
    }
}
