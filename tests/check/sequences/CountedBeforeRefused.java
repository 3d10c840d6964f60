// check: CountedBeforeRefused::audit
// verdict: VIOLATED
// witness: new CountedBeforeRefused()[].add(int)[int -1] throws(java.lang.IllegalArgumentException)
public class CountedBeforeRefused {
    private final int[] data = new int[8];
    private int size;
    private int stored;

    public void add(int x) {
        size++;
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (size <= data.length) {
            data[size - 1] = x;
        }
        stored++;
    }

    public void audit() {
        // Only a call that was refused makes them differ.
        assert size == stored;
    }
}
