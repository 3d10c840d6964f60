public class Off {
    public static double signal(double x, boolean on) {
        return x * (on ? 1.0 : 0.0);
    }
}
