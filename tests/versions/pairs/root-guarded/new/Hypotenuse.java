public class Hypotenuse {
    public static double of(double a, double b) {
        if (!(a > 0) || !(b > 0)) {
            return 0.0;
        }
        double squares = b * b + a * a;
        return Math.sqrt(squares);
    }
}
