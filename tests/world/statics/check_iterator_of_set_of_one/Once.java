package statics.check_iterator_of_set_of_one;

// An iterator over a fixed set of one element.
// check: statics.check_iterator_of_set_of_one.Once::first()
// flags: --property exceptions
import java.util.Iterator;
import java.util.Set;

public final class Once {
    private static final Iterator<String> KEYS = Set.of("k").iterator();

    private Once() {}

    public static String first() {
        return KEYS.next();
    }
}
