public class Size {
    public static double of(double x) {
        return Math.sqrt(x * x);
    }
}
