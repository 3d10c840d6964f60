package making.diff_kept_final_receiver;

// Final class and one private field: what is written otherwise is the same whatever the field holds.
// diff: making.diff_kept_final_receiver.Weight::fee => EQUIVALENT
public final class Weight {
    private final int grams;

    public Weight(int grams) {
        if (grams < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.grams = grams;
    }

    public int fee(boolean abroad) {
        if (grams <= 1000) {
            return abroad ? 5 : 2;
        }
        return abroad ? 8 : 5;
    }
}
