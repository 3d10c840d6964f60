public class Average {
    public static double of(int a, int b) {
        return ((long) a + b) / 2.0;
    }
}
