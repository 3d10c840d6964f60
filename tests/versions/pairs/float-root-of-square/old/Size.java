public class Size {
    public static double of(double x) {
        return Math.abs(x);
    }
}
