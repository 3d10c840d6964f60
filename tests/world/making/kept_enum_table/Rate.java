// check: making.kept_enum_table.Rate::of(Tier) => HOLDS
package making.kept_enum_table;

public final class Rate {
    private static final int[] RATES = {5, 7, 9};

    public static int of(Tier tier) {
        if (tier == null) {
            return 0;
        }
        int rate = RATES[tier.ordinal()];
        assert rate >= 5;
        return rate;
    }
}

enum Tier {
    LOW,
    MID,
    HIGH
}
