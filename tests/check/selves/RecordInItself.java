// check: RecordInItself::first
// verdict: VIOLATED
// witness: #1 = record RecordInItself$Box [int 3, array java.lang.Object [#1]]

public final class RecordInItself {
    record Box(int size, Object[] items) {}

    public static void first(Box box) {
        if (box != null && box.items != null && box.items.length == 1) {
            assert box.items[0] != box;
        }
    }
}
