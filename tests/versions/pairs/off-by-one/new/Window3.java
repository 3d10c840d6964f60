public class Window3 {
    public static int sum(int[] values) {
        if (values == null || values.length > 6) {
            return -1;
        }
        int sum = 0;
        for (int i = 0; i < values.length - 1; i++) {
            sum += values[i] * (i + 1);
        }
        return sum;
    }
}
