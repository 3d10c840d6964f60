// A list has a hash of its own, made of those of its elements, and these have none.
// check: environment.hash_of_a_list.Basket::slot()
package environment.hash_of_a_list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class Basket {
    private final List<Object> items = new ArrayList<>();

    public Basket() {
        items.add(new Object());
        items.add(new int[3]);
    }

    public int slot() {
        int slot = Math.floorMod(Arrays.hashCode(items.toArray()) ^ items.hashCode() >> 7, 101);
        assert slot != 42 : "reserved";
        return slot;
    }
}
