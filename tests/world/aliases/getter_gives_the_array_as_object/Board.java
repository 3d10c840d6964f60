package aliases.getter_gives_the_array_as_object;

// The array is handed out as a plain Object, which a caller casts back.
// generate: aliases.getter_gives_the_array_as_object.Board
public final class Board {
    private final int[] cells = {1, 1};

    public Object snapshot() {
        return cells;
    }

    public boolean isFree(int at) {
        if (at < 0 || at > 1) {
            return false;
        }
        if (cells[at] == 0) { // tempts
            return true;
        }
        return false;
    }
}
