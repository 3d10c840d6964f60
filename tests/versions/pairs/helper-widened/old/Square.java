public class Square {
    public static boolean big(int x) {
        return square(x) > 1000;
    }

    private static int square(int x) {
        return x * x;
    }
}
