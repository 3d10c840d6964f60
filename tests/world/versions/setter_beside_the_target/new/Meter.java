// The named method is the same; what it reads was written otherwise.
// diff: versions.setter_beside_the_target.Meter::level
package versions.setter_beside_the_target;

public class Meter {
    private int level;

    void set(int level) {
        this.level = level + 1;
    }

    public int level() {
        return level;
    }
}
