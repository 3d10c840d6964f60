public class Scale {
    public static double by(double x, double factor) {
        float scaled = (float) (x * factor);
        return scaled + 1.0;
    }
}
