public class Fahrenheit {
    public static double of(double celsius) {
        return 1.8 * celsius + 32.0;
    }
}
