// All methods do the same, and objects have one more type, which callers can ask for.
// diff: 
package versions.now_comparable;

public final class Weight implements Comparable<Weight> {
    final int grams;

    Weight(int grams) {
        this.grams = grams;
    }

    public int compareTo(Weight other) {
        return Integer.compare(grams, other.grams);
    }
}
