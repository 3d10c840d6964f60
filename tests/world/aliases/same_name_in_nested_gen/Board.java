// Another class of the nest has a field of the same name.
// generate: aliases.same_name_in_nested_gen.Board
package aliases.same_name_in_nested_gen;

public final class Board {
    private final int[] row;

    public Board(View out) {
        int[] made = {0};
        row = made;
        if (out != null) {
            out.row = made;
        }
    }

    public int first() {
        if (row[0] != 0) { // tempts
            return -1;
        }
        return 0;
    }

    public static final class View {
        int[] row;
    }
}
