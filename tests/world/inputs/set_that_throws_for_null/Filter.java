// Tempts: asking a hash set for null is fine; asking `Set.of` or a sorted set is not.
// check: inputs.set_that_throws_for_null.Filter::allows(Set,inputs.set_that_throws_for_null.Colour) => VIOLATED
// flags: --property exceptions
package inputs.set_that_throws_for_null;

import java.util.Set;

enum Colour {
    RED,
    BLUE
}

final class Filter {
    private Filter() {}

    static boolean allows(Set<Colour> wanted, Colour colour) {
        if (wanted == null) {
            return true;
        }
        return wanted.contains(colour);
    }
}
