// check: SortedFour::sort
// verdict: HOLDS
public class SortedFour {
    public static void sort(int[] values) {
        if (values == null || values.length != 6) {
            return;
        }
        int[] sorted = values.clone();
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j + 1 < 6 - i; j++) {
                if (sorted[j] > sorted[j + 1]) {
                    int t = sorted[j];
                    sorted[j] = sorted[j + 1];
                    sorted[j + 1] = t;
                }
            }
        }
        for (int i = 0; i + 1 < 6; i++) {
            assert sorted[i] <= sorted[i + 1];
        }
    }
}
