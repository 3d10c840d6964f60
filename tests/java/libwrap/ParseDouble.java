package libwrap;

// parseDouble and parseFloat: accepted forms, rounding, failures.
public class ParseDouble {
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

    static void bits(String s) {
        t("'" + s + "'", () -> {
            double d = Double.parseDouble(s);
            return Long.toHexString(Double.doubleToLongBits(d)) + " float " + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(s)));
        });
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+0.0", "1", "1.", ".5", "-.5e1", "1e3", "1E+3", "1e-3", "  12.5  ", "\t7\n", "1f", "1d", "1.5F", "2.5D", "NaN", "+NaN", "-NaN",
            "Infinity", "-Infinity", "+Infinity", "0x1p3", "0x1.8p1", "-0X.8P-2f", "0x1.fffffffffffffp1023", "0x0.0000000000001p-1022", "1e308", "1.8e308", "1e309", "-1e400", "4.9e-324", "2.4e-324", "2.5e-324", "1e-400",
            "2.2250738585072012e-308", "2.2250738585072011e-308", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
            "9007199254740993", "9007199254740992.5", "9007199254740993.00000000000000000000001", "0.1000000000000000055511151231257827021181583404541015625",
            "123456789012345678901234567890", "3.4028236e38", "3.4028235677973366e38", "1.4e-45", "7e-46", "7.1e-46", "16777217", "16777217.0000001", "0.000000000000000000000000000000000000000000001",
            "100000000000000000000000000000000000000000000000000", "1e0000000000000000001", "00000000000000000000000001.5", "1e99999999999", "0e99999999999", "1e-99999999999"}) bits(s.trim().equals(s) ? s : s.replace('\t', ' ').replace('\n', ' '));
        for (String s : new String[] {"", " ", ".", "-", "+", "e5", "1e", "1e+", "--1", "1..2", "1,5", "0x1", "0x", "0xp1", "abc", "nan", "infinity", "INF", "1 2", "1ff", "1e5.5", "f", "1_0", "-+1", "0x1.0", "Infinity1"}) {
            t("bad '" + s + "'", () -> Double.parseDouble(s));
        }
        t("null", () -> Double.parseDouble(null));
        t("null float", () -> Float.parseFloat(null));
        t("null valueOf", () -> Double.valueOf((String) null));
        t("float bad", () -> Float.parseFloat("12z"));
        t("float empty", () -> Float.valueOf(""));
        t("valueOf", () -> Double.valueOf("12.5e1") + " " + Float.valueOf("-3.25f"));
        t("sum", () -> {
            double total = 0;
            for (String s : "1.5;2.25;-0.75;1e2".split(";")) total += Double.parseDouble(s);
            return total;
        });
    }
}
