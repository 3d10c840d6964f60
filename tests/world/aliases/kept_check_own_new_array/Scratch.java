package aliases.kept_check_own_new_array;

// The array is made here, so no argument can be it.
// check: aliases.kept_check_own_new_array.Scratch::sum(int[]) => HOLDS
public class Scratch {
    public static int sum(int[] given) {
        int[] own = new int[1];
        own[0] = 7;
        if (given != null && given.length == 1) {
            given[0] = 3;
        }
        assert own[0] == 7;
        return own[0];
    }
}
