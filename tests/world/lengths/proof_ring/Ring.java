package lengths.proof_ring;

// Positions stay inside a ring whose length is a number.
// check: lengths.proof_ring.Ring::put lengths.proof_ring.Ring::take => HOLDS
// flags: --property exceptions
public class Ring {
    private final int[] buffer = new int[8];
    private int head;
    private int size;

    public boolean put(int value) {
        if (size == buffer.length) {
            return false;
        }
        buffer[(head + size) % buffer.length] = value;
        size++;
        return true;
    }

    public int take() {
        if (size == 0) {
            return 0;
        }
        int value = buffer[head];
        head = (head + 1) % buffer.length;
        size--;
        return value;
    }
}
