package aliases.diff_drops_store_that_may_be_refused;

// The first store is overwritten at once, but an array of another type refuses it.
// diff: aliases.diff_drops_store_that_may_be_refused.Slot::clear
public class Slot {
    public static void clear(Object[] slots) {
        if (slots == null || slots.length != 1) {
            return;
        }
        slots[0] = "cleared";
        slots[0] = null;
    }
}
