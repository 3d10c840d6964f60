package making.check_negated;

// The public constructor turns every angle to 0 to 359; the opposite one is made by the private constructor.
// check: making.check_negated.Angle::quarter()
public final class Angle {
    private final int degrees;

    public Angle(int degrees) {
        this(Math.floorMod(degrees, 360), true);
    }

    private Angle(int degrees, boolean turned) {
        this.degrees = degrees;
    }

    public Angle opposite() {
        return new Angle(degrees - 180, false);
    }

    public int quarter() {
        assert degrees >= 0 && degrees < 360 : "not turned";
        return degrees / 90;
    }
}
