public class Summary {
    private int low;
    private int high;
    private int width;

    public int of(int[] bounds) {
        if (bounds == null || bounds.length != 2) {
            return -1;
        }
        low = Math.min(bounds[0], bounds[1]);
        high = Math.max(bounds[0], bounds[1]);
        width = high - low;
        int centre = low + width / 2;
        return centre;
    }
}
