package statics.check_iterator_of_fixed_list;

// The list cannot change, its iterator moves.
// check: statics.check_iterator_of_fixed_list.Turns::next()
import java.util.Iterator;
import java.util.List;

public final class Turns {
    private static final Iterator<String> ORDER = List.of("a", "bb", "ccc").iterator();

    private Turns() {}

    public static int next() {
        if (!ORDER.hasNext()) {
            return 0;
        }
        int n = ORDER.next().length();
        assert n == 1;
        return n;
    }
}
