public class Gain3 {
    public static float of(float a, float b, float c) {
        return a * b + c;
    }
}
