public class Axpy {
    public static double of(double a, double x, double y) {
        return a * x + y;
    }
}
