package inputs.check_sub_list_refused;

import java.util.List;

// A list may refuse the range as its contract says, and not as ArrayList does.
// check: inputs.check_sub_list_refused.Parts::of(java.util.List)
public final class Parts {
    public static void of(List<String> all) {
        if (all == null) {
            return;
        }
        try {
            all.subList(2, 1);
        } catch (IndexOutOfBoundsException e) {
            assert all.size() < 2;
        } catch (IllegalArgumentException e) {
            return;
        }
    }
}
