/** Primitive types: overflow, widths, signs, shifts, division. */
public class Numbers {
    public static int overflow(int a, int b) {
        int sum = a + b;
        if (a > 0 && b > 0 && sum < 0) {
            return -1;
        }
        if (a < 0 && b < 0 && sum >= 0) {
            return 1;
        }
        return sum;
    }

    public static int absolute(int x) {
        int a = Math.abs(x);
        if (a < 0) {
            return 7;
        }
        return x < 0 ? -a : a;
    }

    public static long longCompare(long a, long b) {
        if (a - b > 0 && a < b) {
            return a;
        }
        if (a > b) {
            return a - b;
        }
        return a == b ? 0L : -1L;
    }

    public static int longMix(long a, int b) {
        long product = a * b;
        if (product == 1L << 40) {
            return (int) (product >> 33);
        }
        if ((a ^ b) == 0xF0F0F0F0F0L) {
            return (int) (a >>> 36);
        }
        return (int) a + b;
    }

    public static int narrow(int x) {
        byte b = (byte) x;
        short s = (short) x;
        char c = (char) x;
        if (b == s && s != c) {
            return b;
        }
        if (c == 0xFFFF) {
            return -2;
        }
        return b + s + c;
    }

    public static int byteShort(byte a, short b, char c) {
        a += 100;
        b -= 30000;
        c++;
        if (a < 0 && b > 0) {
            return a * b;
        }
        if (c == 0) {
            return 3;
        }
        return a > b ? c : b;
    }

    public static int shifts(int x, int n) {
        int left = x << n;
        int right = x >> n;
        int zero = x >>> n;
        if (left == x && n != 0) {
            return n;
        }
        if (right != zero) {
            return -1;
        }
        return left ^ zero;
    }

    public static long longShifts(long x, int n) {
        if ((x >>> n) == 5 && (n & 63) > 50) {
            return x;
        }
        return (x >> n) + (x << -n);
    }

    public static int divide(int a, int b) {
        int q = a / b;
        int r = a % b;
        if (q * b + r != a) {
            return -1;
        }
        if (a == Integer.MIN_VALUE && b == -1) {
            return q == a ? 1 : 2;
        }
        return r < 0 ? r : q;
    }

    public static long longDivide(long a, long b) {
        if (a % b == 3) {
            return a / b;
        }
        return b;
    }

    public static int bitTricks(int x) {
        if (x != 0 && (x & (x - 1)) == 0) {
            return Integer.numberOfTrailingZeros(x);
        }
        if (Integer.bitCount(x) == 31) {
            return ~x;
        }
        if ((x & -x) == 64) {
            return Integer.highestOneBit(x);
        }
        return Integer.reverse(x);
    }

    public static int average(int low, int high) {
        int bad = (low + high) / 2;
        int good = (low & high) + ((low ^ high) >> 1);
        if (low >= 0 && high >= low && bad != good) {
            return 1;
        }
        return good;
    }

    public static int exact(int a, int b) {
        return Math.multiplyExact(Math.addExact(a, 5), b);
    }

    public static long exactLong(long a) {
        int x = Math.toIntExact(a);
        return Math.subtractExact(a, Long.MAX_VALUE) + x;
    }

    public static int floors(int a, int b) {
        if (Math.floorMod(a, b) != a % b) {
            return Math.floorDiv(a, b);
        }
        return Math.floorMod(a, b);
    }

    public static boolean unsigned(int a, int b) {
        if (Integer.compareUnsigned(a, b) < 0) {
            return a > b;
        }
        return Integer.divideUnsigned(a, 16) == b;
    }

    public static int compound(byte b, int n) {
        b <<= n;
        if (b == 64) {
            return 1;
        }
        b >>>= 1;
        return b;
    }

    public static int sign(long x) {
        return Long.signum(x) * 3 + Long.compare(x, 9);
    }

    public static char chars(char c) {
        if (c >= 'a' && c <= 'z') {
            return (char) (c - 32);
        }
        if (Character.isDigit(c) && c < 128) {
            return (char) ('9' - (c - '0'));
        }
        return c;
    }

    public static int hash(int a, long b) {
        int h = 31 * a + Long.hashCode(b);
        if (h == 1000) {
            return 1;
        }
        return h > 0 ? 2 : 3;
    }
}
