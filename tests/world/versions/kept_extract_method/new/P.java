package versions.kept_extract_method;

final class P {
    static int f(int a, int b) {
        return sum(a, b) * (a - b);
    }

    private static int sum(int a, int b) {
        return a + b;
    }
}
