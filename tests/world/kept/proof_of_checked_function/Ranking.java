package kept.proof_of_checked_function;

import java.util.Comparator;
import java.util.Objects;

// Whatever function it is: it is there.
// check: kept.proof_of_checked_function.Ranking::show => HOLDS
final class Ranking {
    private final Comparator<String> order;
    private final int places;

    Ranking(Comparator<String> order, int places) {
        this.order = Objects.requireNonNull(order);
        if (places < 1) {
            throw new IllegalArgumentException();
        }
        this.places = places;
    }

    void show() {
        assert order != null && places > 0;
    }
}
