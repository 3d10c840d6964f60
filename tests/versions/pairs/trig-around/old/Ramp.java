public class Ramp {
    public static double push(double mass, double angle) {
        if (mass <= 0.0) {
            return -1.0;
        }
        return mass * 9.81 * Math.sin(angle);
    }
}
