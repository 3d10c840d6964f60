public class Tables {
    private static final int[] SQUARES = {0, 1, 4, 9, 16, 25, 36, 49};

    public static int lookup(int n) {
        return n >= 0 && n < 8 ? SQUARES[n] : -1;
    }
}
