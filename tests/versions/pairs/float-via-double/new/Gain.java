public class Gain {
    public static float of(float a, float b) {
        return (float) ((double) a * (double) b);
    }
}
