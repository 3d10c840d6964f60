public class Three {
    public static void sort(int[] v) {
        if (v == null || v.length != 3) {
            return;
        }
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 2; i++) {
                if (v[i] > v[i + 1]) {
                    swap(v, i, i + 1);
                }
            }
        }
    }

    private static void swap(int[] v, int i, int j) {
        int t = v[i];
        v[i] = v[j];
        v[j] = t;
    }
}
