public class Ripple {
    public static double near(double x) {
        double size = Math.abs(x);
        if (size < 7.5) {
            double y = x * x;
            double top = 57.5 + y * (-13.4 + y * (0.65 + y * -0.011));
            double bottom = 57.5 + y * (1.03 + y * (0.009 + y));
            return top / bottom;
        }
        double z = 8.0 / size;
        double y = z * z;
        double shifted = size - 0.785398164;
        double p = 1.0 + y * (-0.00109 + y * 0.000027);
        double q = -0.0156 + y * (0.000143 - y * 0.0000069);
        return Math.sqrt(0.636619772 / size) * (Math.cos(shifted) * p - z * Math.sin(shifted) * q);
    }
}
