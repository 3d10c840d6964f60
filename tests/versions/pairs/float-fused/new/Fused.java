public class Fused {
    public static double of(double a, double b, double c) {
        return Math.fma(a, b, c);
    }
}
