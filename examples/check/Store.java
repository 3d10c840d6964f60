/** A stack of three numbers that forgets to look before it takes. */
public class Store {
    private final int[] kept = new int[3];
    private int count;

    /** Keeps a number while there is room. */
    public void put(int number) {
        if (count < kept.length) {
            kept[count++] = number;
        }
    }

    /** The number at a position, from 0. */
    public int take(int at) {
        return at >= 0 && at <= count ? kept[at] : -1;
    }
}
