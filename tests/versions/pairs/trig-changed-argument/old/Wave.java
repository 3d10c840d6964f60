public class Wave {
    public static double at(double degrees, double height) {
        double angle = Math.toRadians(degrees);
        return height * Math.sin(angle);
    }
}
