package aliases.kept_check_same_after_alias_test;

// The case of one cell is looked at first.
// check: aliases.kept_check_same_after_alias_test.Swap::swap(aliases.kept_check_same_after_alias_test.Cell,aliases.kept_check_same_after_alias_test.Cell) => HOLDS
public class Swap {
    public static void swap(Cell a, Cell b) {
        if (a == null || b == null || a == b) {
            return;
        }
        int x = a.value;
        a.value = b.value;
        b.value = x;
        assert b.value == x;
    }
}
