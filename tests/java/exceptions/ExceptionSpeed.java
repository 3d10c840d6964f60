package exceptions;

/** Exceptions as control flow through many frames and a few thousand throws. */
public class ExceptionSpeed {
    static final class Found extends RuntimeException {
        final int at;
        Found(int at) {
            super(null, null, false, false);
            this.at = at;
        }
    }

    static void search(int[] a, int lo, int hi, int key) {
        if (lo > hi) return;
        int mid = (lo + hi) >>> 1;
        if (a[mid] == key) throw new Found(mid);
        search(a, lo, mid - 1, key);
        search(a, mid + 1, hi, key);
    }

    static int find(int[] a, int key) {
        try {
            search(a, 0, a.length - 1, key);
            return -1;
        } catch (Found f) {
            return f.at;
        }
    }

    static int unwind(int n) {
        try {
            if (n == 0) throw new IllegalStateException();
            return unwind(n - 1);
        } catch (UnsupportedOperationException e) {
            return -1;
        } finally {
            total++;
        }
    }

    static int total;

    public static void main(String[] args) {
        int[] a = new int[64];
        for (int i = 0; i < a.length; i++) a[i] = i * 7 % 64;
        int sum = 0;
        for (int k = 0; k < 70; k++) sum = sum * 3 + find(a, k);
        System.out.println(sum);
        int caught = 0;
        for (int i = 0; i < 300; i++) {
            try {
                if (i % 3 == 0) a[a.length + i] = 1;
                else if (i % 3 == 1) caught += i / (i % 3 - 1);
                else ((Object) null).hashCode();
            } catch (ArrayIndexOutOfBoundsException e) {
                caught += 1;
            } catch (ArithmeticException e) {
                caught += 1000;
            } catch (NullPointerException e) {
                caught += 1000000;
            }
        }
        System.out.println(caught);
        try {
            unwind(500);
        } catch (IllegalStateException e) {
            System.out.println(total + " " + (e.getStackTrace().length >= 500));
        }
        int n = 0;
        for (int i = 0; i < 1000; i++) {
            try {
                try {
                    if ((i & 1) == 0) throw new Found(i);
                    n += 2;
                } finally {
                    n += 1;
                }
            } catch (Found f) {
                n += f.at & 7;
            }
        }
        System.out.println(n);
    }
}
