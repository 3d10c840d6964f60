public class CubeRoot {
    private static final double TOLERANCE = 1.0e-12;
    private static final int MOST_ROUNDS = 60;

    public static double of(double value) {
        if (value == 0.0) {
            return value;
        }
        double magnitude = Math.abs(value);
        double guess = magnitude > 1.0 ? magnitude / 3.0 : magnitude;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double next = (2.0 * guess + magnitude / (guess * guess)) / 3.0;
            double moved = Math.abs(next - guess);
            guess = next;
            if (moved <= TOLERANCE * guess) {
                break;
            }
        }
        return guess;
    }
}
