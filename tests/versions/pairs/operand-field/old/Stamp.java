public class Stamp {
    private final int wide;
    private final int high;

    public Stamp(int wide, int high) {
        this.wide = wide;
        this.high = high;
    }

    public int width(int border) {
        return wide + 2 * border;
    }
}
