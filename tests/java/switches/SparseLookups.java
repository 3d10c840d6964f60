package switches;

/** Lookup switches: sparse keys over the whole int range, constants from expressions, shorts and chars. */
public class SparseLookups {
    static final int BIG = 1 << 30;

    static String s(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return "min";
            case -1000000: return "-million";
            case -1: return "-1";
            case 0: return "0";
            case 7: return "7";
            case 100: case 1000: case 10000: return "powers";
            case BIG: return "big";
            case BIG * 2 - 1: return "max?";
            case ~BIG: return "~big";
            case 'A' << 8: return "A00";
            case (int) 3.99e5: return "399000";
            default: return "?";
        }
    }

    static int hashy(int x) {
        int r = 0;
        switch (x * 0x9E3779B9 >>> 28) {
            case 15: r++;
            case 1: r += 2; break;
            case 9: r += 4;
            default: r += 8;
            case 4: r += 16;
        }
        return r;
    }

    static long prod(short s) {
        switch (s) {
            case -32768: return 1L << 40;
            case 32767: return -(1L << 40);
            case 256: return 256L;
            default: return s;
        }
    }

    static boolean isPrimeBelow50(int n) {
        switch (n) {
            case 2: case 3: case 5: case 7: case 11: case 13: case 17: case 19: case 23: case 29: case 31: case 37: case 41: case 43: case 47:
                return true;
        }
        return false;
    }

    static String unicode(char c) {
        switch (c) {
            case '\0': return "nul";
            case '\n': return "nl";
            case '\u00df': return "sharp s";
            case '\u4e2d': return "middle";
            case '\uffff': return "last";
            default: return Integer.toHexString(c);
        }
    }

    static Object boxed(Integer i, Character c) {
        String r = "";
        switch (i) {
            case 1: r += "one"; break;
            case 100000: r += "lakh"; break;
            default: r += "def";
        }
        switch (c) {
            case 'x': r += "X";
            case 'q': r += "Q"; break;
            default: r += "-";
        }
        return r;
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000000, -999999, -2, -1, 0, 1, 7, 8, 99, 100, 1000, 10000, 100000, 1 << 30,
            Integer.MAX_VALUE, Integer.MAX_VALUE - 1, ~(1 << 30), 16640, 399000};
        for (int k : keys) System.out.print(s(k) + " ");
        System.out.println();
        for (int i = 0; i < 40; i++) System.out.print(hashy(i) + " ");
        System.out.println();
        for (int v : new int[] {-32768, 32767, 256, 0, 65536 + 256}) System.out.print(prod((short) v) + " ");
        System.out.println();
        for (int n = -1; n < 52; n++) if (isPrimeBelow50(n)) System.out.print(n + " ");
        System.out.println();
        for (char c : new char[] {0, '\n', 'a', '\u00df', '\u4e2d', '\uffff', '\ufffe'}) System.out.print(unicode(c) + " ");
        System.out.println();
        System.out.println(boxed(1, 'x') + " " + boxed(100000, 'q') + " " + boxed(-5, 'z'));
        try {
            boxed(null, 'x');
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        int acc = 0;
        for (int i = 0; i < 30; i++) {
            switch (i * i % 31) {
                case 1: continue;
                case 2: acc += 2; break;
                case 4: acc *= 3;
                case 5: acc -= 1; break;
                case 25: if (acc > 5) break;
                case 28: acc += 1000;
                default: acc ^= i;
            }
            acc += 1;
        }
        System.out.println(acc);
    }
}
