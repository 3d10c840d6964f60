package making.kept_enum_constructor_never;

// No constant is negative.
// generate: making.kept_enum_constructor_never.Weight => 1
public enum Weight {
    LIGHT(1), HEAVY(9);

    private final int kilo;

    Weight(int kilo) {
        this.kilo = kilo;
    }

    public int kilo() {
        if (kilo < 0) {
            return 0;
        }
        return kilo;
    }
}
