package aliases.argument_is_the_sentinel;

// The end of the list is one shared object, which a caller of the package can pass.
// generate: aliases.argument_is_the_sentinel.Cell => covered
public final class Cell {
    static final Cell END = new Cell(0, null);
    private final int value;
    private final Cell next;

    Cell(int value, Cell next) {
        this.value = value;
        this.next = next;
    }

    static String describe(Cell cell) {
        if (cell == END) { // tempts
            return "end";
        }
        return cell == null ? "null" : "cell";
    }
}
