package making.check_kept_sealed;

// The class is sealed and its only kinds are final, so no caller can bring another one.
// check: making.check_kept_sealed.Cell::width(making.check_kept_sealed.Cell) => HOLDS
public abstract sealed class Cell permits Cell.Number, Cell.Blank {
    abstract int length();

    public static int width(Cell cell) {
        if (cell == null) {
            return 0;
        }
        int length = cell.length();
        assert length >= 1 && length <= 10;
        return length + 2;
    }

    public static final class Number extends Cell {
        private final boolean wide;

        public Number(boolean wide) {
            this.wide = wide;
        }

        @Override
        int length() {
            return wide ? 10 : 4;
        }
    }

    public static final class Blank extends Cell {
        @Override
        int length() {
            return 1;
        }
    }
}
