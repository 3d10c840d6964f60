public class Both {
    public static int check(int low, int high) {
        if (low < 0) {
            throw new IllegalArgumentException("low");
        }
        if (high < 0) {
            throw new IllegalArgumentException("high");
        }
        return high - low;
    }
}
