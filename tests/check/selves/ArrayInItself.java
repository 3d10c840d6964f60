// check: ArrayInItself::last
// verdict: VIOLATED
// witness: #1 = array java.lang.Object [null, #1]

public final class ArrayInItself {
    public static void last(Object[] items) {
        if (items != null && items.length == 2) {
            assert items[1] != items;
        }
    }
}
