package inputs.check_part_of_a_list_is_fast;

import java.util.List;
import java.util.RandomAccess;

// A part of a list is what the list makes of it.
// check: inputs.check_part_of_a_list_is_fast.Parts::of(java.util.List)
public final class Parts {
    public static void of(List<String> all) {
        if (all != null) {
            assert all.subList(0, 0) instanceof RandomAccess;
        }
    }
}
