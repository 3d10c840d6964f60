public class Peaks {
    public static int count(int[] heights) {
        if (heights == null || heights.length > 5) {
            return -1;
        }
        int peaks = 0;
        int i = 1;
        while (i + 1 < heights.length) {
            int here = heights[i];
            if (heights[i + 1] < here && heights[i - 1] < here) {
                peaks += 1;
            }
            ++i;
        }
        return peaks;
    }
}
