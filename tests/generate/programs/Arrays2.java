/** Arrays: lengths, indices, two dimensions, sorting three. */
public class Arrays2 {
    public static boolean sorted(int[] v) {
        if (v == null || v.length != 3) {
            throw new IllegalArgumentException("three");
        }
        return v[0] <= v[1] && v[1] <= v[2];
    }

    public static int find(long[] v, long x) {
        if (v == null || v.length < 2 || v.length > 3) {
            return -1;
        }
        int low = 0;
        int high = v.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (v[middle] < x) {
                low = middle + 1;
            } else if (v[middle] > x) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    public static boolean diagonal(boolean[][] m, int i) {
        return m != null && i >= 0 && i < m.length && m[i] != null && i < m[i].length && m[i][i];
    }

    public static int count(byte[] v) {
        int n = 0;
        if (v != null && v.length == 2) {
            for (byte b : v) {
                n += b < 0 || b == 127 ? 1 : 0;
            }
        }
        return n;
    }
}
