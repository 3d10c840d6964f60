package inputs.check_copied_into_given_array;

// The given array may be a String[], which refuses what is copied into it.
// check: inputs.check_copied_into_given_array.Slots::fill(Object[])
// flags: --property exceptions
public final class Slots {
    private static final Object[] MARKS = {5};

    public static void fill(Object[] all) {
        if (all == null || all.length != 1) {
            return;
        }
        System.arraycopy(MARKS, 0, all, 0, 1);
    }
}
