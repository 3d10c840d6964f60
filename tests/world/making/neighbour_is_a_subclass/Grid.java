package making.neighbour_is_a_subclass;

// The grid's cells are made outside: an own kind of cell may be hotter than any of the class itself.
// generate: making.neighbour_is_a_subclass.Grid
public final class Grid {
    private final Cell cell;
    private int alarms;

    public Grid(Cell cell) {
        this.cell = cell == null ? new Cell() : cell;
    }

    public int step() {
        cell.warm(1);
        int heat = cell.heat() & 0xf;
        if (heat > 9) { // tempts
            alarms++;
        }
        return alarms;
    }
}
