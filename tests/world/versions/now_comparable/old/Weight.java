package versions.now_comparable;

public final class Weight {
    final int grams;

    Weight(int grams) {
        this.grams = grams;
    }

    public int compareTo(Weight other) {
        return Integer.compare(grams, other.grams);
    }
}
