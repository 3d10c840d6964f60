// check: RunLength::longest --array 10
// verdict: HOLDS
public class RunLength {
    public static int longest(int[] values) {
        if (values == null || values.length != 10) {
            return 0;
        }
        int run = 1;
        int best = 1;
        int changes = 0;
        for (int i = 1; i < 10; i++) {
            if (values[i] == values[i - 1]) {
                run++;
                if (run > best) {
                    best = run;
                }
            } else {
                run = 1;
                changes++;
            }
        }
        assert best + changes <= 10;
        assert best >= 1 && run <= best;
        return best;
    }
}
