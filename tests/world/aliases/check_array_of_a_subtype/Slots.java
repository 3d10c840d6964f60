package aliases.check_array_of_a_subtype;

// An Object[] parameter may be an Integer[] at run time: the store is refused.
// check: aliases.check_array_of_a_subtype.Slots::put(Object[],Object) => VIOLATED
// flags: --property exceptions
public class Slots {
    public static boolean put(Object[] slots, Object thing) {
        if (slots == null || slots.length == 0) {
            return false;
        }
        slots[0] = thing;
        return true;
    }
}
