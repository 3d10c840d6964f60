public class Most {
    public static int of(int a, int b, int c) {
        return most(a, b, c);
    }

    private static int most(int first, int... more) {
        int most = first;
        for (int n : more) {
            if (n > most) {
                most = n;
            }
        }
        return most;
    }
}
