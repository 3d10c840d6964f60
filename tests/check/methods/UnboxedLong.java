// check: UnboxedLong::index
// property: exceptions
// verdict: VIOLATED
// witness: long 4294967296
public class UnboxedLong {
    static int index(long position) {
        int[] table = {1, 2, 3};
        if (position < 3) {
            return 0;
        }
        // The low half of a large number can be zero.
        return table[0] / (int) position;
    }
}
