public class Percent {
    public static int of(int value, int percent) {
        if (value < 0 || percent < 0 || percent > 100) {
            return -1;
        }
        return (int) ((long) value * percent / 100);
    }
}
