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
        return Math.sqrt(ax * ax + ay * ay + az * az);
    }
}
