public class Same {
    public static boolean as(double a, double b) {
        return Double.compare(a, b) == 0;
    }
}
