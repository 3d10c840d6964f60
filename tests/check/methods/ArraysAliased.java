// check: ArraysAliased::copy
// verdict: VIOLATED
// witness: #1 = array int [int 1, int 2, int 3]; #1
public class ArraysAliased {
    static void copy(int[] from, int[] to) {
        if (from == null || to == null || from.length != 3 || to.length != 3) {
            return;
        }
        int first = from[0];
        int second = from[1];
        for (int i = 0; i + 1 < 3; i++) {
            to[i + 1] = from[i];
        }
        // Wrong when both are the same array.
        assert to[1] == first && to[2] == second;
    }
}
