public class Three {
    public static void sort(int[] v) {
        if (v == null || v.length != 3) {
            return;
        }
        for (int i = 0; i < 2; i++) {
            int least = i;
            for (int j = i + 1; j < 3; j++) {
                if (v[j] < v[least]) {
                    least = j;
                }
            }
            swap(v, i, least);
        }
    }

    private static void swap(int[] v, int i, int j) {
        int t = v[i];
        v[i] = v[j];
        v[j] = t;
    }
}
