public class Ripple {
    public static double near(double x) {
        double size = Math.abs(x);
        if (!(size < 8.0)) {
            double z = 8.0 / size;
            double y = z * z;
            double shifted = size - 0.785398164;
            double sin = Math.sin(shifted);
            double cos = Math.cos(shifted);
            double p = 1.0 + y * (-0.00109 + y * 0.000027);
            double q = -0.0156 + y * (0.000143 - y * 0.0000069);
            double scale = Math.sqrt(0.636619772 / size);
            return scale * (p * cos - z * sin * q);
        }
        double y = x * x;
        double bottom = 57.5 + y * (1.03 + y * (0.009 + y));
        return (57.5 + y * (-13.4 + y * (0.65 + y * -0.011))) / bottom;
    }
}
