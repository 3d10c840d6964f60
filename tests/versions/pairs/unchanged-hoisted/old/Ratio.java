public class Ratio {
    private static int share(int part, int whole) {
        int share = 0;
        for (int i = 0; i < 3; i++) {
            share += part / whole;
        }
        return share;
    }

    public static int of(int part, int whole, boolean wanted) {
        if (!wanted) {
            return 0;
        }
        int share = share(part, whole);
        return share;
    }
}
