public class Streams {
    public static int f(int x, int y) {
        int sum = java.util.stream.IntStream.range(0, 3).filter(i -> i != x).map(i -> i > y ? i : 0).sum();
        if (sum == 3) { return 1; }
        return java.util.Optional.of(x).filter(v -> v > 0).map(v -> v == y ? 3 : 4).orElseGet(() -> y < 0 ? 5 : 6);
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Streams.pre(x, y), () -> Streams.f(x, y)); }
