// What the project knows is granted, and said in the verdict.
// check: granted.kept_constructors.Meter::read => HOLDS
// flags: --world constructors
package granted.kept_constructors;

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
