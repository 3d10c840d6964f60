package making.enum_constructor_depends_on_settings;

// The constants are made when the enum is first used, with what the settings are then.
// generate: making.enum_constructor_depends_on_settings.Gear
final class Settings {
    static int base = 1;
}

public enum Gear {
    LOW, HIGH;

    private final int ratio;

    Gear() {
        if (Settings.base > 1) { // tempts
            ratio = 7;
        } else {
            ratio = 2;
        }
    }

    public int ratio() {
        return ratio;
    }
}
