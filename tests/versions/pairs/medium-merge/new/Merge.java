public class Merge {
    public static int[] of(int[] a, int[] b) {
        if (a == null || b == null || a.length > 2 || b.length > 2) {
            return null;
        }
        int[] all = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        for (int k = 0; k < all.length; k++) {
            boolean left = j == b.length || i < a.length && a[i] <= b[j];
            all[k] = left ? a[i++] : b[j++];
        }
        return all;
    }
}
