package missing.kept_singleton;

public final class Settings {
    private static final Settings ONLY = new Settings(3);

    private final int shift;

    private Settings(int shift) {
        this.shift = shift;
    }

    public static int current(int load) {
        return ONLY.limit(load);
    }

    private int limit(int load) {
        return load << shift;
    }
}
