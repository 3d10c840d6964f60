// check: PartIsChecked::show
// verdict: HOLDS
import java.util.Comparator;

/** A caller may extend the class, but makes no part with a negative size. */
class PartIsChecked {
    private final Comparator<String> order;
    private final int size;
    private final PartIsChecked next;

    PartIsChecked(Comparator<String> order, int size, PartIsChecked next) {
        if (order == null || size < 0) {
            throw new IllegalArgumentException();
        }
        this.order = order;
        this.size = size;
        this.next = next;
    }

    void show() {
        if (next != null && order.compare("a", "b") > 0) {
            assert next.size >= 0;
        }
    }
}
