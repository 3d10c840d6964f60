package statics.check_cyclic_initialisers;

// Each class needs the other to begin; the one that is used first sees zeros.
// check: statics.check_cyclic_initialisers.Units::perBox(int)
public final class Units {
    static final int BOX = Shelf.size() * 2;

    private Units() {}

    static int box() {
        return BOX;
    }

    public static int perBox(int boxes) {
        assert BOX > 0 : "no room in a box";
        return boxes * BOX;
    }
}
