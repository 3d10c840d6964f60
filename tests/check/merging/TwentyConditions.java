// check: TwentyConditions::count --array 20
// verdict: HOLDS
// Twenty independent conditions that only compute a number: one path.
public class TwentyConditions {
    public static int count(int[] values) {
        if (values == null || values.length != 20) {
            return 0;
        }
        int total = 0;
        for (int i = 0; i < 20; i++) {
            if (values[i] > 0) {
                total += 3;
            } else {
                total -= 2;
            }
        }
        assert total >= -40 && total <= 60;
        return total;
    }
}
