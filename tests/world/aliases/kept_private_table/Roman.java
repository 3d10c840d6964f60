package aliases.kept_private_table;

// The table is private, never written after initialisation and never handed out.
// generate: aliases.kept_private_table.Roman => 1
public final class Roman {
    private static final int[] VALUES = {1, 5, 10, 50};

    private Roman() {
    }

    public static int value(int place) {
        if (place < 0 || place > 3) {
            return -1;
        }
        if (VALUES[place] == 0) {
            return -2;
        }
        return VALUES[place];
    }
}
