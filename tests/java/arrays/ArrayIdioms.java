package arrays;

/** Everyday array algorithms: rotate, binary search, quicksort, heap, prefix sums, two pointers. */
public class ArrayIdioms {
    static void reverse(int[] a, int lo, int hi) {
        while (lo < hi) {
            int t = a[lo];
            a[lo++] = a[hi];
            a[hi--] = t;
        }
    }

    static void rotate(int[] a, int k) {
        k = ((k % a.length) + a.length) % a.length;
        reverse(a, 0, a.length - 1);
        reverse(a, 0, k - 1);
        reverse(a, k, a.length - 1);
    }

    static int search(long[] a, long key) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key) lo = mid + 1;
            else if (a[mid] > key) hi = mid - 1;
            else return mid;
        }
        return -(lo + 1);
    }

    static void quick(double[] a, int lo, int hi) {
        if (lo >= hi) return;
        double p = a[(lo + hi) / 2];
        int i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) {
                double t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void heapsort(String[] a) {
        int n = a.length;
        for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n);
        for (int end = n - 1; end > 0; end--) {
            String t = a[0];
            a[0] = a[end];
            a[end] = t;
            sift(a, 0, end);
        }
    }

    static void sift(String[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1].compareTo(a[c]) > 0) c++;
            if (a[i].compareTo(a[c]) >= 0) return;
            String t = a[i];
            a[i] = a[c];
            a[c] = t;
        }
    }

    static <T> String show(T[] a) {
        StringBuilder sb = new StringBuilder();
        for (T t : a) sb.append(t).append(' ');
        return sb.toString();
    }

    public static void main(String[] args) {
        for (int k = -3; k <= 8; k += 3) {
            int[] a = {1, 2, 3, 4, 5, 6, 7};
            rotate(a, k);
            StringBuilder sb = new StringBuilder();
            for (int x : a) sb.append(x);
            System.out.println(k + " " + sb);
        }
        long[] sorted = {Long.MIN_VALUE, -5, 0, 3, 1L << 40, Long.MAX_VALUE};
        for (long key : new long[] {Long.MIN_VALUE, -6, 0, 4, 1L << 40, Long.MAX_VALUE}) System.out.print(search(sorted, key) + " ");
        System.out.println();
        double[] d = {3.5, -0.0, 0.0, -7, 1e300, Double.NEGATIVE_INFINITY, 2, 2, Double.MIN_VALUE};
        quick(d, 0, d.length - 1);
        double prev = d[0];
        boolean ordered = true;
        for (double x : d) {
            ordered &= prev <= x;
            prev = x;
        }
        System.out.println(ordered + " " + d[0] + " " + d[8]);
        String[] w = "pack my box with five dozen liquor jugs Pack".split(" ");
        heapsort(w);
        System.out.println(show(w));
        int[] v = {4, -1, 2, 1, -5, 4};
        int best = v[0], cur = 0, from = 0, to = 0, start = 0;
        for (int i = 0; i < v.length; i++) {
            cur += v[i];
            if (cur > best) {
                best = cur;
                from = start;
                to = i;
            }
            if (cur < 0) {
                cur = 0;
                start = i + 1;
            }
        }
        System.out.println(best + " " + from + ".." + to);
        int[] cnt = new int[10];
        for (char c : "31415926535897932384626433832795".toCharArray()) cnt[c - '0']++;
        for (int i = 0; i < 10; i++) System.out.print(i + ":" + cnt[i] + " ");
        System.out.println();
        int n = 4;
        int[][] spiral = new int[n][n];
        for (int num = 1, top = 0, bot = n - 1, left = 0, right = n - 1; num <= n * n; top++, bot--, left++, right--) {
            for (int j = left; j <= right; j++) spiral[top][j] = num++;
            for (int i = top + 1; i <= bot; i++) spiral[i][right] = num++;
            for (int j = right - 1; j >= left && top < bot; j--) spiral[bot][j] = num++;
            for (int i = bot - 1; i > top && left < right; i--) spiral[i][left] = num++;
        }
        for (int[] r : spiral) {
            for (int x : r) System.out.print(x + "\t");
            System.out.println();
        }
    }
}
