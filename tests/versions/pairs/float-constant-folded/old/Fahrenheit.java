public class Fahrenheit {
    private static final double FACTOR = 9.0 / 5.0;

    public static double of(double celsius) {
        double scaled = celsius * FACTOR;
        return scaled + 32.0;
    }
}
