// Tempts: the class of the order is private, but what the library makes of it runs it.
// generate: callbacks.order_reversed_by_the_library.Names
package callbacks.order_reversed_by_the_library;

import java.util.Comparator;

public final class Names {
    private static final class ByLength implements Comparator<String> {
        @Override
        public int compare(String one, String other) {
            if (one.length() == other.length()) { // tempts
                return 0;
            }
            return one.length() - other.length();
        }
    }

    public Comparator<String> longestFirst() {
        return new ByLength().reversed();
    }
}
