package writers.kept_private_nested_cell;

// The cells are private and never handed out; only `push` makes one, with a number that is not negative.
// generate: writers.kept_private_nested_cell.Chain => 1
public final class Chain {
    private static final class Cell {
        private final int number;
        private final Cell next;

        private Cell(int number, Cell next) {
            this.number = number;
            this.next = next;
        }
    }

    private Cell first;

    public void push(int number) {
        if (number >= 0) {
            first = new Cell(number, first);
        }
    }

    public int top() {
        if (first == null) {
            return -1;
        }
        if (first.number < 0) {
            return -2;
        }
        return first.number;
    }
}
