package statics.check_half_made_singleton;

// A caller's own console calls back while the class is being initialised.
// check: statics.check_half_made_singleton.Hub::get
public final class Hub {
    private static final Hub ONE = new Hub();

    private Hub() {
        System.out.println("made");
    }

    public static Hub get() {
        assert ONE != null;
        return ONE;
    }
}
