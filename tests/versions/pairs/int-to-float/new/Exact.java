public class Exact {
    public static boolean same(int n) {
        float wide = n;
        return (int) wide == n;
    }
}
