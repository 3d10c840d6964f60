package making.diff_only_instance;

// There is one object, which a static method gives; its changed method has no receiver that a constructor makes.
public final class Registry {
    private static final Registry ONLY = new Registry();

    private int entries;

    private Registry() {}

    public static Registry get() {
        return ONLY;
    }

    public int add(int count) {
        entries += count;
        return entries;
    }
}
// diff: => DIFFERENT
