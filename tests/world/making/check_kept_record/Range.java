package making.check_kept_record;

// A record is final, and its only constructor puts the ends in order.
// check: making.check_kept_record.Range::new(int,int) => HOLDS
public record Range(int low, int high) {
    public Range {
        if (low > high) {
            int other = low;
            low = high;
            high = other;
        }
        assert low <= high : "out of order";
    }

    public boolean contains(int value) {
        return value >= low && value <= high;
    }
}
