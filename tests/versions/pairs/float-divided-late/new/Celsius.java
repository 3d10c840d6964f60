public class Celsius {
    public static double of(double fahrenheit) {
        return (fahrenheit - 32.0) * (5.0 / 9.0);
    }
}
