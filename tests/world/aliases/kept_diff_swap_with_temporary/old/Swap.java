package aliases.kept_diff_swap_with_temporary;

// Two ways to swap that agree even if both cells are one.
// diff: aliases.kept_diff_swap_with_temporary.Swap::swap => EQUIVALENT
public class Swap {
    public static void swap(Cell a, Cell b) {
        if (a == null || b == null) {
            return;
        }
        int x = a.value;
        a.value = b.value;
        b.value = x;
    }
}
