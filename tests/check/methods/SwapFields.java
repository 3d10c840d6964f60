// check: SwapFields::swap
// property: all
// verdict: HOLDS
public class SwapFields {
    static class Cell {
        long value;
    }

    static void swap(Cell a, Cell b) {
        if (a == null || b == null) {
            return;
        }
        long first = a.value;
        long second = b.value;
        a.value = second;
        b.value = first;
        assert b.value == first;
        assert a.value == second || a == b;
    }
}
