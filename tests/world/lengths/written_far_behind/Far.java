package lengths.written_far_behind;

// More elements than are known.
// check: lengths.written_far_behind.Far::put
public class Far {
    private final int[] data = new int[1000];

    public int put(int place, int value) {
        if (place < 0 || place >= data.length) {
            return 0;
        }
        data[place] = value;
        assert data[place] != 7;
        return data[place];
    }
}
