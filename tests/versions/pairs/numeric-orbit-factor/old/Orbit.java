public class Orbit {
    public static double anomaly(double mean, double eccentricity) {
        if (eccentricity < 0.0 || eccentricity >= 1.0) {
            return Double.NaN;
        }
        double e = eccentricity;
        double x = e > 0.8 ? Math.PI : mean;
        int rounds = 0;
        double error = x - e * Math.sin(x) - mean;
        while (Math.abs(error) > 1.0e-10 && rounds < 30) {
            x = x - error / (1.0 - e * Math.cos(x));
            error = x - e * Math.sin(x) - mean;
            rounds++;
        }
        double factor = Math.sqrt((1.0 + e) / (1.0 - e));
        double half = x / 2.0;
        return 2.0 * Math.atan2(factor * Math.sin(half), Math.cos(half));
    }
}
