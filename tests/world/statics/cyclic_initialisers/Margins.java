package statics.cyclic_initialisers;

// Which of the two classes begins first decides what the other one sees of it: Margins.LEFT is 12 or 2.
// generate: statics.cyclic_initialisers.Margins
public final class Margins {
    static final int LEFT = Paper.base() + 2;

    private Margins() {}

    static int left() {
        return LEFT;
    }

    public static int indent(int level) {
        if (LEFT < 10) { // tempts
            return level;
        }
        return level * LEFT;
    }
}
