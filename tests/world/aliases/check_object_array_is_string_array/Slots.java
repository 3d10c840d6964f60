package aliases.check_object_array_is_string_array;

// The two arrays may be one: every String[] is an Object[].
// check: aliases.check_object_array_is_string_array.Slots::move(Object[],String[])
public final class Slots {
    public static void move(Object[] all, String[] names) {
        if (all == null || all.length != 1 || names == null || names.length != 1) {
            return;
        }
        names[0] = "x";
        all[0] = null;
        assert names[0] != null;
    }
}
