public class Most {
    public static int of(int a, int b, int c) {
        return Math.max(a, Math.max(b, c));
    }
}
