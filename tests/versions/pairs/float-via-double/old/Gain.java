public class Gain {
    public static float of(float a, float b) {
        return a * b;
    }
}
