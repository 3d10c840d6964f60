public class Stats {
    public static int spread(int[] values) {
        if (values == null || values.length == 0 || values.length > 4) {
            return 0;
        }
        int low = values[0];
        int high = low;
        for (int i = 1; i < values.length; i++) {
            low = Math.min(low, values[i]);
            high = Math.max(high, values[i]);
        }
        return high - low;
    }
}
