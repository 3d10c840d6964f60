// Only the class itself makes its objects and changes their level, which stays below ten.
// generate: missing.kept_private_maker.Gauge => 2
package missing.kept_private_maker;

public final class Gauge {
    private int level;

    private Gauge() {
    }

    public static Gauge empty() {
        return new Gauge();
    }

    public boolean fill() {
        if (level < 9) {
            level++;
            return true;
        }
        if (level > 9) {
            return false;
        }
        level = 0;
        return false;
    }
}
