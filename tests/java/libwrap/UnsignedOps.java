package libwrap;

// Unsigned arithmetic and parsing on int and long.
public class UnsignedOps {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        int[] is = {0, 1, 2, 10, Integer.MAX_VALUE, Integer.MIN_VALUE, -1, -2, -10};
        for (int a : is) {
            StringBuilder b = new StringBuilder();
            for (int d : is) {
                if (d != 0) b.append(Integer.toUnsignedString(Integer.divideUnsigned(a, d))).append('r').append(Integer.toUnsignedString(Integer.remainderUnsigned(a, d))).append(' ');
                b.append(Integer.compareUnsigned(a, d)).append(' ');
            }
            System.out.println(Integer.toUnsignedString(a) + ": " + b);
        }
        long[] ls = {0, 1, 3, 10, 1L << 33, Long.MAX_VALUE, Long.MIN_VALUE, -1, -2, -(1L << 33)};
        for (long a : ls) {
            StringBuilder b = new StringBuilder();
            for (long d : ls) {
                if (d != 0) b.append(Long.toUnsignedString(Long.divideUnsigned(a, d))).append('r').append(Long.toUnsignedString(Long.remainderUnsigned(a, d))).append(' ');
                b.append(Long.compareUnsigned(a, d)).append(' ');
            }
            System.out.println(Long.toUnsignedString(a) + ": " + b);
        }
        t("int div 0", () -> Integer.divideUnsigned(5, 0));
        t("int rem 0", () -> Integer.remainderUnsigned(5, 0));
        t("long div 0", () -> Long.divideUnsigned(5, 0));
        t("long rem 0", () -> Long.remainderUnsigned(-5, 0));
        t("max uint", () -> Integer.parseUnsignedInt("4294967295") + " " + Integer.parseUnsignedInt("ffffffff", 16) + " " + Integer.parseUnsignedInt("+12"));
        t("over uint", () -> Integer.parseUnsignedInt("4294967296"));
        t("neg uint", () -> Integer.parseUnsignedInt("-1"));
        t("empty uint", () -> Integer.parseUnsignedInt(""));
        t("null uint", () -> Integer.parseUnsignedInt(null));
        t("junk uint", () -> Integer.parseUnsignedInt("12x"));
        t("max ulong", () -> Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("ffffffffffffffff", 16));
        t("over ulong", () -> Long.parseUnsignedLong("18446744073709551616"));
        t("far over ulong", () -> Long.parseUnsignedLong("99999999999999999999999"));
        t("neg ulong", () -> Long.parseUnsignedLong("-1"));
        t("empty ulong", () -> Long.parseUnsignedLong(""));
        t("sub uint", () -> Integer.parseUnsignedInt("x4294967295y", 1, 11, 10) + " " + Long.parseUnsignedLong("a10b", 1, 3, 2));
        t("byte cmp", () -> Byte.compareUnsigned((byte) -1, (byte) 1) + " " + Short.compareUnsigned((short) -1, (short) 1) + " " + Byte.compare((byte) -1, (byte) 1));
        t("mulhigh", () -> Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.multiplyHigh(-1, 1) + " " + Math.multiplyHigh(1L << 62, 8));
        t("shift as unsigned", () -> (-1 >>> 28) + " " + (-1L >>> 60) + " " + ((byte) -1 >>> 4) + " " + ((byte) (((byte) -16) >>> 2)));
        long h = 0xcbf29ce484222325L;
        for (byte c : "unsigned hash".getBytes(java.nio.charset.StandardCharsets.US_ASCII)) {
            h ^= c & 0xff;
            h *= 0x100000001b3L;
        }
        System.out.println(Long.toUnsignedString(h) + " " + Long.toHexString(h) + " " + Long.remainderUnsigned(h, 1000) + " " + h % 1000);
    }
}
