package making.check_kept_enum_argument;

/** Gears, whose ratios never change. */
public enum Gear {
    LOW(3), MIDDLE(2), HIGH(1);

    private final int ratio;

    Gear(int ratio) {
        this.ratio = ratio;
    }

    public int ratio() {
        return ratio;
    }
}
