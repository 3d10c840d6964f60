public class Both {
    public static int check(int low, int high) {
        if (high < 0) {
            throw new IllegalArgumentException("high");
        }
        if (low < 0) {
            throw new IllegalArgumentException("low");
        }
        return high - low;
    }
}
