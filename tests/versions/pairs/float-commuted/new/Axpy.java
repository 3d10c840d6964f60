public class Axpy {
    public static double of(double a, double x, double y) {
        return y + x * a;
    }
}
