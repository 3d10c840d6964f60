package lengths.handed_in_and_kept;

// An argument is the array itself.
// check: lengths.handed_in_and_kept.Kept::both
public class Kept {
    private final int[] data = new int[600];

    public int[] raw() {
        return data;
    }

    public int both(int[] other, int place) {
        if (other == null || other.length != 600 || place < 0 || place >= 600) {
            return 0;
        }
        other[place] = 0;
        data[place] = 1;
        assert other[place] == 0;
        return other[place];
    }
}
