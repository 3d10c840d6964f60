package inputs.check_list_into_given_array;

// The given array may be a String[], which refuses the list's numbers.
// check: inputs.check_list_into_given_array.Slots::fill(Object[])
// flags: --property exceptions
import java.util.ArrayList;
import java.util.List;

public final class Slots {
    public static void fill(Object[] all) {
        if (all == null || all.length != 1) {
            return;
        }
        List<Object> marks = new ArrayList<>();
        marks.add(5);
        marks.toArray(all);
    }
}
