package lengths.null_again;

// What is kept of its length does not keep it.
// check: lengths.null_again.Closed::size
// flags: --property exceptions
public class Closed {
    private int[] data = new int[3];

    public void close() {
        data = null;
    }

    public int size() {
        return data.length;
    }
}
