public class Shift {
    public static double by(double x, double y) {
        return x * y;
    }
}
