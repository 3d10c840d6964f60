public class Polar {
    public static double area(double radius, double angle) {
        return 0.5 * (radius * Math.sin(angle)) * (radius * Math.cos(angle));
    }
}
