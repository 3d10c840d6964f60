// verdict: VIOLATED
// witness: boolean true; boolean true; boolean true; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class RingBufferFull {
    private final int[] cells = new int[3];
    private int head;
    private int tail;

    void put(int value) {
        cells[tail] = value;
        tail = (tail + 1) % cells.length;
    }

    int size() {
        // A full ring looks like an empty one.
        return (tail - head + cells.length) % cells.length;
    }

    public static void main(String[] args) {
        RingBufferFull buffer = new RingBufferFull();
        int put = 0;
        for (int i = 0; i < 4; i++) {
            if (Verifier.nondetBoolean() && put < 3) {
                buffer.put(i);
                put++;
            }
        }
        assert buffer.size() == put;
    }
}
