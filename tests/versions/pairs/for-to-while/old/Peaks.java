public class Peaks {
    public static int count(int[] heights) {
        if (heights == null || heights.length > 5) {
            return -1;
        }
        int peaks = 0;
        for (int i = 1; i < heights.length - 1; i++) {
            if (heights[i] > heights[i - 1] && heights[i] > heights[i + 1]) {
                peaks++;
            }
        }
        return peaks;
    }
}
