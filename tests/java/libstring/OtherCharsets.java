package libstring;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

// ISO-8859-1, US-ASCII and the UTF-16 family.
public class OtherCharsets {
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
    static final Charset[] SETS = {StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII, StandardCharsets.UTF_16,
        StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, StandardCharsets.UTF_8};

    static String hex(byte[] b) {
        StringBuilder out = new StringBuilder();
        for (byte x : b) out.append(String.format("%02x", x));
        return out.toString();
    }

    static void enc(String s) {
        System.out.println(esc(s));
        for (Charset c : SETS) {
            byte[] b = s.getBytes(c);
            System.out.println("  " + c + " " + hex(b) + " -> " + esc(new String(b, c)));
        }
    }

    static void dec(Charset c, int... bytes) {
        byte[] b = new byte[bytes.length];
        for (int i = 0; i < b.length; i++) b[i] = (byte) bytes[i];
        System.out.println(c + " " + hex(b) + " -> " + esc(new String(b, c)));
    }

    public static void main(String[] args) throws Exception {
        enc("");
        enc("Az~");
        enc("caf\u00e9\u0080\u00ff");
        enc("\u0100\u20ac");
        enc("x\ud83d\ude00y");
        enc("lone\ud83d");
        enc("\ude00low");
        dec(StandardCharsets.US_ASCII, 0x41, 0x80, 0xff, 0x7f);
        dec(StandardCharsets.ISO_8859_1, 0x41, 0x80, 0xff, 0x00);
        dec(StandardCharsets.UTF_16, 0xfe, 0xff, 0x00, 0x41);
        dec(StandardCharsets.UTF_16, 0xff, 0xfe, 0x41, 0x00);
        dec(StandardCharsets.UTF_16, 0x00, 0x41, 0x20, 0xac);
        dec(StandardCharsets.UTF_16, 0x00, 0x41, 0x20);
        dec(StandardCharsets.UTF_16BE, 0xfe, 0xff, 0x00, 0x41);
        dec(StandardCharsets.UTF_16LE, 0x41, 0x00, 0x3d, 0xd8);
        dec(StandardCharsets.UTF_16BE, 0xd8, 0x3d, 0x00, 0x41);
        dec(StandardCharsets.UTF_16BE, 0xde, 0x00, 0x00, 0x41);
        System.out.println(Charset.forName("latin1") + " " + Charset.forName("ASCII") + " " + Charset.forName("utf-16le"));
        System.out.println(Charset.forName("UTF-8") == StandardCharsets.UTF_8);
        System.out.println(Charset.isSupported("ISO-8859-1") + " " + Charset.isSupported("x-nothing"));
        System.out.println(StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) + " " + StandardCharsets.UTF_8.equals(Charset.forName("utf8")));
        System.out.println(hex("A".getBytes("ISO8859_1")) + " " + new String(new byte[] {(byte) 0xe9}, "ISO-8859-1").equals("\u00e9"));
        try {
            Charset.forName("no such");
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            Charset.forName("nosuch");
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            "x".getBytes((Charset) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
