package aliases.check_swap_by_sum;

// Swapping by sums loses the values if both cells are one.
// check: aliases.check_swap_by_sum.Swap::swap(aliases.check_swap_by_sum.Cell,aliases.check_swap_by_sum.Cell)
public class Swap {
    public static void swap(Cell a, Cell b) {
        if (a == null || b == null) {
            return;
        }
        int x = a.value;
        int y = b.value;
        a.value = a.value + b.value;
        b.value = a.value - b.value;
        a.value = a.value - b.value;
        assert a.value == y && b.value == x;
    }
}
