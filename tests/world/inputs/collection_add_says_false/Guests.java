// Tempts: `add` of a list always says true; the caller's collection is a set that has the guest already.
// check: inputs.collection_add_says_false.Guests::admit(Collection,String) => VIOLATED
package inputs.collection_add_says_false;

import java.util.Collection;

final class Guests {
    private Guests() {}

    static void admit(Collection<String> guests, String guest) {
        if (guests == null || guest == null || guests.size() != 1) {
            return;
        }
        boolean changed = guests.add(guest);
        assert changed : "lost " + guest;
    }
}
