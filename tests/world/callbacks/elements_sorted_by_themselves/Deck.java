// Tempts: sorting an array of the caller's elements runs their compareTo.
// generate: callbacks.elements_sorted_by_themselves.Deck
package callbacks.elements_sorted_by_themselves;

import java.util.Arrays;

public final class Deck {
    private int shuffles;

    public void shuffle() {
        shuffles++;
    }

    public boolean sorted(Comparable<?>[] cards) {
        int before = shuffles;
        Arrays.sort(cards);
        if (shuffles > before) { // tempts
            return false;
        }
        return true;
    }
}
