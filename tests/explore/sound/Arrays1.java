import java.util.Arrays;

/** Arrays with unknown length, index and elements. */
public class Arrays1 {
    public static int at(int[] a, int i) {
        return a[i];
    }

    public static int[] write(int[] a, int i, int v) {
        a[i] = v;
        if (a[0] == v && i != 0) {
            a[0] = -1;
        }
        return a;
    }

    public static int sum(int[] a) {
        int s = 0;
        for (int x : a) {
            s += x;
        }
        if (s == 77) {
            return a.length;
        }
        return s;
    }

    public static long longs(long[] a, int i, int j) {
        long t = a[i];
        a[i] = a[j];
        a[j] = t;
        return a[i] - a[j];
    }

    public static byte bytes(byte[] a, int i) {
        a[i] += 100;
        if (a[i] < 0) {
            return a[i];
        }
        return (byte) (a[i] << 1);
    }

    public static int chars(char[] a) {
        int digits = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] >= '0' && a[i] <= '9') {
                digits = digits * 10 + a[i] - '0';
            } else {
                return -digits;
            }
        }
        return digits;
    }

    public static boolean booleans(boolean[] a, int i) {
        a[i] = !a[i];
        return a[0] ^ a[a.length - 1];
    }

    public static double doubles(double[] a, int i) {
        if (a[i] > 1.5) {
            a[i] = -a[i];
        }
        return a[0];
    }

    public static int[] made(int n) {
        int[] a = new int[n];
        if (n > 3) {
            a[3] = n;
            return Arrays.copyOf(a, 5);
        }
        return a;
    }

    public static int table(int i, int j) {
        int[] squares = {0, 1, 4, 9, 16, 25, 36, 49};
        squares[i & 7] = j;
        if (squares[5] == 3) {
            return i;
        }
        return squares[j & 7];
    }

    public static int nested(int[][] a, int i, int j) {
        a[i][j]++;
        return a[i].length + a[0][0];
    }

    public static boolean same(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        b[0] = 5;
        return a[0] == 5;
    }

    public static String[] strings(String[] a, int i) {
        a[i] = a[0] + "x";
        return a;
    }

    public static Object store(Object[] a, Integer x) {
        a[0] = x;
        return a[0];
    }

    public static int search(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -low - 1;
    }

    public static int[] sort(int a, int b, int c) {
        int[] x = {a, b, c};
        for (int i = 1; i < x.length; i++) {
            for (int j = i; j > 0 && x[j - 1] > x[j]; j--) {
                int t = x[j];
                x[j] = x[j - 1];
                x[j - 1] = t;
            }
        }
        return x;
    }

    public static boolean equal(int[] a, int b) {
        return Arrays.equals(a, new int[] {1, b});
    }

    public static int[] copied(int[] a, int from, int n) {
        int[] b = new int[3];
        System.arraycopy(a, from, b, 1, n);
        return b;
    }

    public static short[] shorts(short[] a, int v) {
        a[1] = (short) v;
        return a[1] == v ? null : a;
    }
}
