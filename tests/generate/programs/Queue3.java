/** A bounded queue in a ring of two places. */
public class Queue3 {
    // Everything can be shown, with poll before poll.
    private final int[] ring = new int[2];
    private int head;
    private int size;

    public boolean offer(int x) {
        if (size == ring.length) {
            return false;
        }
        int at = head + size;
        ring[at >= ring.length ? at - ring.length : at] = x;
        size++;
        return true;
    }

    public int poll() {
        if (size == 0) {
            return -1;
        }
        int x = ring[head];
        head = head + 1 == ring.length ? 0 : head + 1;
        size--;
        return x;
    }
}
