public class Norm {
    public static double of(double x, double y, double z) {
        double ax = Math.abs(x);
        double ay = Math.abs(y);
        double az = Math.abs(z);
        double most = ax;
        if (ay > most) {
            most = ay;
        }
        if (az > most) {
            most = az;
        }
        if (most == 0.0) {
            return 0.0;
        }
        double u = x / most;
        double v = -y / most;
        double w = az / most;
        return most * Math.sqrt(u * u + v * v + w * w);
    }
}
