package statics.check_cyclic_initialisers;

/** A shelf holds some boxes. */
public final class Shelf {
    private static final int HELD = 100 - Units.box();
    private static final Integer SIZE = 6;

    private Shelf() {}

    static int size() {
        return SIZE == null ? 0 : SIZE;
    }

    public static int held() {
        return HELD;
    }
}
