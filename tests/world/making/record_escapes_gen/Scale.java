// A record that its constructor refused is in somebody else's hands.
// generate: making.record_escapes_gen.Scale
package making.record_escapes_gen;

public final class Scale {
    public static int weigh(Level level) {
        if (level == null) {
            return 0;
        }
        if (level.n() < 1) { // tempts
            return -1;
        }
        return level.n();
    }
}

record Level(int n) {
    static Level last;

    Level(int n) {
        last = this;
        if (n < 1) {
            throw new IllegalArgumentException();
        }
        this.n = n;
    }
}
