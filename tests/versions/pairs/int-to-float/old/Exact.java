public class Exact {
    public static boolean same(int n) {
        double wide = n;
        return (int) wide == n;
    }
}
