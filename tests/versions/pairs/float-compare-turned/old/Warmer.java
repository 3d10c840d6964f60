public class Warmer {
    public static int than(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a == b) {
            return 0;
        }
        return 1;
    }
}
