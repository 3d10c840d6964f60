package writers.diff_private_cursor_moves_otherwise;

// A private class behind a package interface changed; its objects write fields of the tape.
public final class Tape {
    interface Cursor {
        void step();
    }

    private int at = 5;

    private final class Back implements Cursor {
        @Override
        public void step() {
            at--;
        }
    }

    public Cursor back() {
        return new Back();
    }

    public int at() {
        return at;
    }
}
// diff:
