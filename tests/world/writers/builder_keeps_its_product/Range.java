package writers.builder_keeps_its_product;

// Ranges are checked when they are built, but the builder goes on writing the range that it gave away.
// generate: writers.builder_keeps_its_product.Range
public final class Range {
    private int low;
    private int high;

    private Range() {
    }

    public static final class Builder {
        private final Range range = new Range();

        public Builder low(int low) {
            range.low = low;
            return this;
        }

        public Builder high(int high) {
            range.high = high;
            return this;
        }

        public Range build() {
            if (range.low > range.high) {
                throw new IllegalStateException("empty");
            }
            return range;
        }
    }

    public int width() {
        if (high < low) { // tempts
            return 0;
        }
        return high - low;
    }
}
