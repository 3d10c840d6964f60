// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class RingBuffer {
    private final int[] cells = new int[3];
    private int head;
    private int count;

    boolean put(int value) {
        if (count == cells.length) {
            return false;
        }
        cells[(head + count) % cells.length] = value;
        count++;
        return true;
    }

    int take() {
        int value = cells[head];
        head = (head + 1) % cells.length;
        count--;
        return value;
    }

    public static void main(String[] args) {
        RingBuffer buffer = new RingBuffer();
        int put = 0;
        int taken = 0;
        for (int i = 0; i < 6; i++) {
            if (Verifier.nondetBoolean()) {
                if (buffer.put(put)) {
                    put++;
                }
            } else if (buffer.count > 0) {
                assert buffer.take() == taken;
                taken++;
            }
        }
        assert buffer.count == put - taken && buffer.count <= 3;
    }
}
