package kept.not_a_number;

// A bound that no number without value keeps.
// check: kept.not_a_number.Tank::level
public final class Tank {
    private double level;

    public void set(double level) {
        if (level < 0 || level > 10) {
            return;
        }
        this.level = level;
    }

    public double level() {
        assert level >= 0 && level <= 10;
        return level;
    }
}
