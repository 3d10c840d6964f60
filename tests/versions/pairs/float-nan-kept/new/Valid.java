public class Valid {
    public static boolean speed(double x) {
        return x < 0.0 || x != x;
    }
}
