public class Hypotenuse {
    public static double of(double a, double b) {
        if (a > 0 && b > 0) {
            return Math.sqrt(a * a + b * b);
        }
        return 0.0;
    }
}
