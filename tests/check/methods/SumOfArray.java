// check: SumOfArray::sum
// verdict: VIOLATED
// witness: array int [int 2147483647, int 1]
public class SumOfArray {
    static int sum(int[] values) {
        if (values == null || values.length > 3) {
            return 0;
        }
        int total = 0;
        for (int v : values) {
            if (v < 0) {
                return 0;
            }
            total += v;
        }
        assert total >= 0;
        return total;
    }
}
