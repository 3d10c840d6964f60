// The same without what a project may grant.
// check: granted.without_constructors.Meter::read
package granted.without_constructors;

class Meter {
    private final int level;

    private Meter(boolean checked, int level) {
        if (checked && level < 0) {
            throw new IllegalArgumentException();
        }
        this.level = level;
    }

    Meter(int level) {
        this(true, level);
    }

    static Meter broken() {
        return new Meter(false, -1);
    }

    int read() {
        assert level >= 0;
        return level;
    }
}
