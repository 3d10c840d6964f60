public class Half {
    public static int of(int x) {
        return x / 2;
    }
}
