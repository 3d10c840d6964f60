public class Volume {
    private int level;

    public void set(int low, int high, int wanted) {
        if (low > high) {
            throw new IllegalArgumentException(low + " > " + high);
        }
        level = Math.max(low, Math.min(high, wanted));
    }
}
