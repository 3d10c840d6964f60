/** Private constructors: a factory, and one instance for all. */
public class Singleton {
    private static Singleton instance;
    private final int level;

    private Singleton(int level) {
        this.level = level;
    }

    public static Singleton of(int level) {
        if (level < 0 || level > 3) {
            throw new IllegalArgumentException("level");
        }
        return new Singleton(level);
    }

    /** Once it is there it stays: false needs another value of the static field than the first. */
    public static Singleton get() {
        if (instance == null) {
            instance = new Singleton(1);
        }
        return instance;
    }

    public boolean top() {
        return level == 3;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Singleton s && s.level == level;
    }

    @Override
    public int hashCode() {
        return level;
    }
}
