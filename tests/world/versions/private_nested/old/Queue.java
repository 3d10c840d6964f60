package versions.private_nested;

public class Queue {
    private static final class Cell {
        final int value;
        Cell next;

        Cell(int value) {
            this.value = value;
        }

        int weight() {
            return value + 1;
        }
    }

    private Cell first;

    void add(int value) {
        Cell cell = new Cell(value);
        cell.next = first;
        first = cell;
    }

    int weigh() {
        return first == null ? 0 : first.weight();
    }
}
