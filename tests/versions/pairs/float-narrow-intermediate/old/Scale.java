public class Scale {
    public static double by(double x, double factor) {
        double scaled = x * factor;
        return scaled + 1.0;
    }
}
