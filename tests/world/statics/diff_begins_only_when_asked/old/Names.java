package statics.diff_begins_only_when_asked;

// The first use of the class adds itself to a list of another class; the new version does so only when asked.
// diff: statics.diff_begins_only_when_asked.Names::first
public final class Names {
    private static final String[] ALL = {"a", "b"};

    static {
        Started.ORDER.add("names");
    }

    private Names() {}

    public static int count() {
        return ALL.length;
    }

    public static String first() {
        return ALL[0];
    }
}
