public class Merge {
    public static int[] of(int[] a, int[] b) {
        if (a == null || b == null || a.length > 2 || b.length > 2) {
            return null;
        }
        int[] all = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        while (i < a.length && j < b.length) {
            if (a[i] <= b[j]) {
                all[k++] = a[i++];
            } else {
                all[k++] = b[j++];
            }
        }
        while (i < a.length) {
            all[k++] = a[i++];
        }
        while (j < b.length) {
            all[k++] = b[j++];
        }
        return all;
    }
}
