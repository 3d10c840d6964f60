package versions.not_a_number_in_a_static;

public final class Gauge {
    private static double value;

    private Gauge() {}

    public static void set(int n) {
        value = Double.longBitsToDouble(0x7ff8000000000001L);
    }

    public static long bits() {
        return Double.doubleToRawLongBits(value);
    }
}
