package lengths.found_far_behind;

// The object that was put there is found there.
// check: lengths.found_far_behind.Found::put
public class Found {
    private final Object[] data = new Object[1000];

    public boolean put(int place) {
        if (place < 0 || place >= data.length) {
            return false;
        }
        Object made = new Object();
        data[place] = made;
        assert data[place] != made;
        return true;
    }
}
