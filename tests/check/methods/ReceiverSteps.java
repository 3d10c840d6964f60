// check: ReceiverSteps::take
// property: exceptions
// verdict: VIOLATED
// witness: new ReceiverSteps()[].put(int)[int 1].put(int)[int 2].put(int)[int 3]; int 3
public class ReceiverSteps {
    private final int[] cells = new int[3];
    private int count;

    public void put(int n) {
        if (count < cells.length) {
            cells[count++] = n;
        }
    }

    public int take(int at) {
        // One past the end is allowed by mistake, which only a full store shows.
        if (at < 0 || at > count) {
            return 0;
        }
        return cells[at];
    }
}
