package versions.setter_beside_the_target;

public class Meter {
    private int level;

    void set(int level) {
        this.level = level;
    }

    public int level() {
        return level;
    }
}
