public class Shift {
    public static double by(double x, double y) {
        return (x - 0.0) * (1.0 * y);
    }
}
