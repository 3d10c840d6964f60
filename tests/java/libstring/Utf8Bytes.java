package libstring;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

// UTF-8 encoding and decoding, with every kind of malformed input.
public class Utf8Bytes {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 32 || c > 126) b.append('<').append(Integer.toHexString(c)).append('>');
            else b.append(c);
        }
        return b.toString();
    }
    static String hex(byte[] b) {
        StringBuilder out = new StringBuilder();
        for (byte x : b) out.append(Character.forDigit((x >> 4) & 15, 16)).append(Character.forDigit(x & 15, 16));
        return out.toString();
    }

    static void enc(String s) {
        byte[] b = s.getBytes(StandardCharsets.UTF_8);
        String back = new String(b, StandardCharsets.UTF_8);
        System.out.println(esc(s) + " -> " + hex(b) + " (" + b.length + ") back " + back.equals(s));
    }

    static void dec(int... bytes) {
        byte[] b = new byte[bytes.length];
        for (int i = 0; i < b.length; i++) b[i] = (byte) bytes[i];
        String s = new String(b, StandardCharsets.UTF_8);
        System.out.println(hex(b) + " -> " + esc(s) + " (" + s.length() + ")");
    }

    public static void main(String[] args) throws Exception {
        enc("");
        enc("plain");
        enc("\0\177\200");
        enc("\u00e9\u00ff\u0100");
        enc("\u07ff\u0800\uffff");
        enc("\u20ac100");
        enc("\ud83d\ude00");
        enc("\udbff\udfff");
        enc("a\ud83d");
        enc("\ude00b");
        enc("\ud83d\ud83d\ude00x");
        enc("mixed \u00e9 \u20ac \ud83d\ude00 end");
        dec(0x41, 0x42);
        dec(0xc3, 0xa9);
        dec(0xc3);
        dec(0xc3, 0x41);
        dec(0xc0, 0x80);
        dec(0xc1, 0xbf);
        dec(0x80, 0x41);
        dec(0xe2, 0x82, 0xac);
        dec(0xe2, 0x82);
        dec(0xe2, 0x41);
        dec(0xe2, 0x82, 0x41);
        dec(0xe0, 0x80, 0x80);
        dec(0xed, 0xa0, 0x80);
        dec(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80);
        dec(0xf0, 0x9f, 0x98, 0x80);
        dec(0xf0, 0x9f, 0x98);
        dec(0xf0, 0x9f);
        dec(0xf0, 0x80, 0x80, 0x80);
        dec(0xf4, 0x90, 0x80, 0x80);
        dec(0xf5, 0x80, 0x80, 0x80);
        dec(0xff, 0xfe, 0x41);
        dec(0xef, 0xbb, 0xbf, 0x41);
        dec(0x41, 0xf0, 0x9f, 0x41, 0xe2, 0x82, 0xac);
        System.out.println(new String(new byte[] {65, 66, 67, 68}, 1, 2, "UTF-8"));
        System.out.println(hex("\u00fc".getBytes("utf8")) + " " + hex("\u00fc".getBytes("UTF-8")));
        System.out.println(HexFormat.of().formatHex("h\u00e9".getBytes(StandardCharsets.UTF_8)));
        System.out.println(StandardCharsets.UTF_8 + " " + StandardCharsets.UTF_8.name() + " " + StandardCharsets.UTF_8.aliases().contains("UTF8"));
        StringBuilder all = new StringBuilder();
        for (int cp = 1; cp < 0x10ffff; cp = cp * 3 + 7) {
            if (cp < 0xd800 || cp > 0xdfff) all.appendCodePoint(cp);
        }
        enc(all.toString());
    }
}
