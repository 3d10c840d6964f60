/** Private state that only calls can reach. */
public class Counter {
    private int count;
    private boolean locked;

    public void up() {
        if (!locked && count < 3) {
            count++;
        }
    }

    public void lock() {
        if (count > 0) {
            locked = true;
        }
    }

    public boolean isOne() {
        return count == 1 && locked;
    }
}
