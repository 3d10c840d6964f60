public class Loud {
    public static double of(double x) {
        return x + x + -1.0;
    }
}
