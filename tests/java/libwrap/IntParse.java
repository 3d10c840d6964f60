package libwrap;

// Integer and Long parsing in many radixes; values and failure messages.
public class IntParse {
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
        for (String s : new String[] {"0", "-0", "+0", "7", "+7", "-7", "2147483647", "-2147483648", "2147483648", "-2147483649", "", "-", "+", " 1", "1 ",
            "1_000", "0x10", "1.0", "abc", "--1", "+-1", "99999999999", "\u0664\u0662", "\uff11\uff12", "12a", "1L"}) {
            StringBuilder shown = new StringBuilder();
            for (char c : s.toCharArray()) shown.append(c < 128 ? c : '?');
            if (shown.indexOf("?") < 0) t("parse " + s, () -> Integer.parseInt(s));
            else t("parse other digits " + shown, () -> Integer.parseInt(s));
        }
        t("null", () -> Integer.parseInt(null));
        t("null valueOf", () -> Integer.valueOf((String) null));
        t("null radix", () -> Integer.parseInt(null, 10));
        for (int radix = 0; radix <= 38; radix += 1) {
            final int r = radix;
            if (r < 4 || r % 7 == 0 || r > 34) t("11 radix " + r, () -> Integer.parseInt("11", r));
        }
        t("ff", () -> Integer.parseInt("ff", 16) + " " + Integer.parseInt("-FF", 16) + " " + Integer.parseInt("+Zz", 36));
        t("7fffffff", () -> Integer.parseInt("7fffffff", 16));
        t("80000000", () -> Integer.parseInt("80000000", 16));
        t("-80000000", () -> Integer.parseInt("-80000000", 16));
        t("binary", () -> Integer.parseInt("-1010", 2) + " " + Integer.parseInt("1111111111111111111111111111111", 2));
        t("digit out of radix", () -> Integer.parseInt("12", 2));
        t("kona", () -> Integer.parseInt("Kona", 27));
        t("kona 10", () -> Integer.parseInt("Kona", 10));
        t("sub", () -> Integer.parseInt("abc123xyz", 3, 6, 10) + " " + Integer.parseInt("x-ffx", 1, 4, 16));
        t("sub empty", () -> Integer.parseInt("abc", 1, 1, 10));
        t("sub bad range", () -> Integer.parseInt("123", 2, 5, 10));
        t("sub bad text", () -> Integer.parseInt("12x45", 0, 4, 10));
        t("decode", () -> Integer.decode("0x1F") + " " + Integer.decode("#ff") + " " + Integer.decode("-010") + " " + Integer.decode("0") + " " + Integer.decode("+12") + " " + Integer.decode("-0X80000000"));
        t("decode bad", () -> Integer.decode("0x"));
        t("decode empty", () -> Integer.decode(""));
        t("decode sign", () -> Integer.decode("0x-1"));
        t("decode 08", () -> Integer.decode("08"));
        t("long max", () -> Long.parseLong("9223372036854775807") + " " + Long.parseLong("-9223372036854775808"));
        t("long over", () -> Long.parseLong("9223372036854775808"));
        t("long under", () -> Long.parseLong("-9223372036854775809"));
        t("long L", () -> Long.parseLong("1L"));
        t("long hex", () -> Long.parseLong("-cafebabe", 16) + " " + Long.valueOf("zz", 36) + " " + Long.decode("0777") + " " + Long.decode("-0x8000000000000000"));
        t("long null", () -> Long.parseLong(null));
        t("long empty", () -> Long.parseLong(""));
        t("long radix", () -> Long.parseLong("1", 99));
        t("byte", () -> Byte.parseByte("127") + " " + Byte.parseByte("-80", 16) + " " + Byte.decode("-0x80"));
        t("byte over", () -> Byte.parseByte("128"));
        t("short", () -> Short.parseShort("-32768") + " " + Short.valueOf("7fff", 16));
        t("short over", () -> Short.parseShort("32768"));
        t("getInteger", () -> Integer.getInteger("no.such.property") + " " + Integer.getInteger("no.such.property", 5) + " " + Boolean.getBoolean("no.such.property"));
    }
}
