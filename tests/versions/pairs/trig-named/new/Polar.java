public class Polar {
    public static double area(double radius, double angle) {
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        double height = sin * radius;
        return height * 0.5 * (cos * radius);
    }
}
