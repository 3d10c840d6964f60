package aliases.check_copy_into_itself;

// Shifting from one array into another is right unless both are one.
// check: aliases.check_copy_into_itself.Shift::shift(int[],int[])
public class Shift {
    public static void shift(int[] from, int[] to) {
        if (from == null || to == null || from.length != 3 || to.length != 3) {
            return;
        }
        int first = from[0];
        int second = from[1];
        to[1] = from[0];
        to[2] = from[1];
        assert to[1] == first;
        assert to[2] == second;
    }
}
