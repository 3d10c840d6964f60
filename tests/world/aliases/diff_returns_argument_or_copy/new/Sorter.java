package aliases.diff_returns_argument_or_copy;

// Two sorted numbers need no sorting: one version gives the argument back, the other a copy.
// diff: aliases.diff_returns_argument_or_copy.Sorter::sorted
public class Sorter {
    public static int[] sorted(int[] pair) {
        if (pair.length != 2) {
            return null;
        }
        return new int[] {Math.min(pair[0], pair[1]), Math.max(pair[0], pair[1])};
    }
}
