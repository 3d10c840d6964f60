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
            double next = improve(guess, magnitude);
            double moved = Math.abs(next - guess);
            guess = next;
            if (moved <= TOLERANCE * guess) {
                break;
            }
        }
        return value < 0.0 ? -guess : guess;
    }

    private static double improve(double guess, double magnitude) {
        double square = guess * guess;
        return (guess + guess + magnitude / square) / 3.0;
    }
}
