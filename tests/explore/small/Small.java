/**
 * Methods whose inputs can be listed: booleans, bytes, ints of which the test tries all that matter (see `DOMAIN` in
 * the test), enums, strings of at most two letters. The paths must partition the inputs, and predict the results.
 */
public class Small {
    enum Level {
        LOW, MIDDLE, HIGH
    }

    public static int booleans(boolean a, boolean b, boolean c, boolean d) {
        int r = 0;
        if (a && (b || !c)) {
            r |= 1;
        }
        if (d != a || c & b) {
            r |= 2;
        }
        return a ^ b ^ c ^ d ? r : -r;
    }

    public static int bytes(byte a) {
        int x = a * 3;
        if ((byte) x < a) {
            return x;
        }
        switch (a & 15) {
            case 1:
            case 4:
                return 100 / a;
            case 0:
                return 7 / a;
            default:
                return a >>> 3 ^ a << 2;
        }
    }

    public static int twoBytes(byte a, boolean b) {
        byte c = (byte) (b ? a + 1 : a - 1);
        if (c > a == b) {
            return c;
        }
        return a % 7 == 0 ? 1 : 2;
    }

    public static int ints(int a, int b) {
        if (a > b) {
            int t = a;
            a = b;
            b = t;
        }
        if (a * b == 6) {
            return a - b;
        }
        return b / a;
    }

    public static int three(int a, int b, int c) {
        if (a + b <= c || a + c <= b || b + c <= a) {
            return 0;
        }
        if (a == b && b == c) {
            return 1;
        }
        return a == b || b == c || a == c ? 2 : 3;
    }

    public static int loop(int n, boolean up) {
        int s = 0;
        for (int i = 0; i < n && i < 5; i++) {
            s += up ? i : -i;
            if (s == 3) {
                return -1;
            }
        }
        return s;
    }

    public static int level(Level level, boolean strict) {
        if (strict && level == Level.HIGH) {
            throw new IllegalStateException("strict");
        }
        return switch (level) {
            case LOW -> 1;
            case MIDDLE -> strict ? 2 : 3;
            case HIGH -> 4;
        };
    }

    public static int levels(Level a, Level b) {
        if (a == b) {
            return a == null ? -1 : a.ordinal();
        }
        return a.compareTo(b) + (b == null ? 10 : 20);
    }

    public static int text(String s) {
        if (s.equals("ab")) {
            return 1;
        }
        if (s.isEmpty() || s.charAt(0) == '0') {
            return 2;
        }
        return s.indexOf('b') * 3 + s.length();
    }

    public static String joined(String s, boolean twice) {
        String r = twice ? s + s : s + "a";
        return r.startsWith("aa") ? "!" : r;
    }

    public static int order(String a, String b) {
        return a.compareTo(b) < 0 ? -1 : a.equals(b) ? 0 : 1;
    }

    public static int parsed(String s) {
        return Integer.parseInt(s) + 1;
    }

    public static int table(int i, int j) {
        int[] a = {5, 3, 8};
        a[i] = j;
        return a[j] == 3 ? a[0] : a[2];
    }

    public static int recursion(int n, boolean b) {
        if (n <= 0) {
            return b ? 1 : 0;
        }
        return n > 4 ? 9 : n + recursion(n - 2, !b);
    }

    public static int caught(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return a == 0 ? -1 : new int[a].length;
        } finally {
            if (a == 3) {
                throw new IllegalArgumentException("three");
            }
        }
    }

    public static int boxed(int a, int b) {
        Integer x = a * 60;
        Integer y = b * 60;
        return x == y ? 1 : x.equals(y) ? 2 : 3;
    }

    public static int shorts(byte a) {
        short s = (short) (a * 300);
        char c = (char) s;
        return s == c ? c / 7 : s < -5000 ? -1 : c > 60000 ? 2 : 3;
    }
}
