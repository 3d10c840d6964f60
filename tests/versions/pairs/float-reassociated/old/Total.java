public class Total {
    public static double of(double a, double b, double c) {
        return a + b + c;
    }
}
