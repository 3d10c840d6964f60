package lengths.copied_far_behind;

// A copy keeps what is overwritten.
// check: lengths.copied_far_behind.Copied::put
public class Copied {
    private final int[] data = new int[1000];

    public boolean put(int place) {
        if (place < 0 || place >= data.length) {
            return false;
        }
        int[] before = data.clone();
        data[place]++;
        assert before[place] == data[place];
        return true;
    }
}
