public class Volume {
    private int level;

    public void set(int low, int high, int wanted) {
        if (low > high) {
            throw new IllegalArgumentException(low + " > " + high);
        }
        if (wanted < low) {
            level = low;
        } else {
            level = wanted > high ? high : wanted;
        }
    }
}
