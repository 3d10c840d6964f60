package versions.not_a_number_in_a_static;

// diff: versions.not_a_number_in_a_static.Gauge::set
public final class Gauge {
    private static double value;

    private Gauge() {}

    public static void set(int n) {
        value = Double.NaN;
    }

    public static long bits() {
        return Double.doubleToRawLongBits(value);
    }
}
