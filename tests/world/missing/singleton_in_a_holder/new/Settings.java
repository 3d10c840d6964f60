package missing.singleton_in_a_holder;

public final class Settings {
    private static final class Holder {
        static final Settings ONLY = new Settings(10);
    }

    private final int factor;

    private Settings(int factor) {
        this.factor = factor;
    }

    public static int current(int load) {
        return Holder.ONLY.limit(load);
    }

    public int limit(int load) {
        return load > 1000 ? 1000 * factor : load * factor;
    }
}
