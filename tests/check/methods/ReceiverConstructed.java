// check: ReceiverConstructed::width
// verdict: VIOLATED
// witness: new ReceiverConstructed(int,int)[int -2147483648, int 1]
public class ReceiverConstructed {
    private final int low;
    private final int high;

    public ReceiverConstructed(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException("empty range");
        }
        this.low = low;
        this.high = high;
    }

    public int width() {
        int width = high - low;
        assert width >= 0;
        return width;
    }
}
