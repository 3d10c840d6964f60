package statics.cyclic_initialisers;

/** Sizes of a page. */
public final class Paper {
    private static final int WIDTH = Margins.left() + 100;
    private static final int BASE = Integer.parseInt("10");

    private Paper() {}

    static int base() {
        return BASE;
    }

    public static int width() {
        return WIDTH;
    }
}
