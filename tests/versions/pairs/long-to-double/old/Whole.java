public class Whole {
    public static boolean same(long a, long b) {
        return a == b;
    }
}
