package writers.inner_class_writes_outer_field;

// The clock stands still in all its methods; its inner hand turns it.
// generate: writers.inner_class_writes_outer_field.Clock
public final class Clock {
    private int hour = 1;

    final class Hand {
        void turn() {
            hour = hour % 12 + 1;
        }
    }

    public String show() {
        if (hour == 12) { // tempts
            return "noon";
        }
        return "day";
    }
}
