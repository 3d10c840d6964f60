public class Square {
    public static boolean big(int x) {
        return square(x) > 1000;
    }

    private static long square(int x) {
        return (long) x * x;
    }
}
