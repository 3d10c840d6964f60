public class Least {
    public static double of(double a, double b) {
        return Math.min(a, b);
    }
}
