// Another class of the nest has a field of the same name.
// check: aliases.check_same_name_in_view.Board::first()
package aliases.check_same_name_in_view;

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
        assert row[0] == 0;
        return row[0];
    }

    public static final class View {
        int[] row;
    }
}
