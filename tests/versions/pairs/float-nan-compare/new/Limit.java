public class Limit {
    public static boolean over(double a, double b) {
        return a >= b;
    }
}
