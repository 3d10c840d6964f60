package making.kept_checked_constructor;

// Final class, private final field, one constructor that lets nothing out before it has checked.
// generate: making.kept_checked_constructor.Celsius => 1
public final class Celsius {
    private final int degrees;

    public Celsius(int degrees) {
        if (degrees < -273) {
            throw new IllegalArgumentException("too cold");
        }
        this.degrees = degrees;
    }

    public boolean isFreezing() {
        if (degrees < -300) {
            throw new IllegalStateException("impossible");
        }
        return degrees <= 0;
    }
}
