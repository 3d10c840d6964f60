public class Marked {
    public static int half(int n) {
        return step(n) / 2;
    }

    static int step(int n) {
        return n > 0 ? n : -n;
    }
}
