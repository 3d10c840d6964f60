public class Average {
    public static double of(int a, int b) {
        return ((double) a + (double) b) * 0.5;
    }
}
