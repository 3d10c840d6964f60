/** Initialisers of fields are copied into every constructor that calls super(): one decision each. */
public class Initialisers {
    private static int made;
    // With made as it is at first, only made == 0 true shows; another value of the static field shows the rest, which is
    // open.
    private final boolean first = made == 0 || made > 100;
    private int level;

    {
        // The fields of a fresh object are 0 here: > 0 is infeasible.
        if (level > 0) {
            made++;
        }
    }

    public Initialisers() {
        this(1, true);
    }

    public Initialisers(int level) {
        this.level = level > 9 ? 9 : level;
    }

    public Initialisers(int level, boolean up) {
        this.level = up && level < 5 ? level + 1 : level;
        made++;
    }

    public boolean high() {
        return level > 4 && first;
    }
}
