// check: ArrayNested::trace
// property: exceptions
// verdict: VIOLATED
// witness: array int[] [array int [int 1, int 2], array int [int 3]]
public class ArrayNested {
    static int trace(int[][] m) {
        if (m == null || m.length > 2) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < m.length; i++) {
            if (m[i] == null) {
                return 0;
            }
            // Nobody promised a square.
            sum += m[i][i];
        }
        return sum;
    }
}
