public class Warmer {
    public static int than(double a, double b) {
        return b > a ? -1 : b != a ? 1 : 0;
    }
}
