public class Same {
    public static boolean as(double a, double b) {
        return a == b;
    }
}
