public class Halves {
    public static double of(double x, float y) {
        return x / 2 + y / 4f;
    }
}
