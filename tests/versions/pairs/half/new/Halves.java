public class Halves {
    public static double of(double x, float y) {
        return x * 0.5 + y * 0.25f;
    }
}
