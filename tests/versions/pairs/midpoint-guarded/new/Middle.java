public class Middle {
    public static int of(int low, int high) {
        if (low < 0 || high < low) {
            throw new IllegalArgumentException("range");
        }
        return low + (high - low) / 2;
    }
}
