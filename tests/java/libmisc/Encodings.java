package libmisc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

// Base64, HexFormat and heap buffers.
public class Encodings {
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

    static byte[] b(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00ff\u20ac>?"}) {
            String e = Base64.getEncoder().encodeToString(b(s));
            System.out.println(e + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(b(s)) + " " + Arrays.equals(Base64.getDecoder().decode(e), b(s)));
        }
        t("mime", () -> Base64.getMimeEncoder(20, b("|")).encodeToString(new byte[40]).length());
        t("mime decode", () -> new String(Base64.getMimeDecoder().decode("Zm9v\r\n Ym Fy!!"), StandardCharsets.UTF_8));
        t("no padding ok", () -> new String(Base64.getDecoder().decode("Zm8"), StandardCharsets.UTF_8));
        for (String bad : new String[] {"Zm9v!", "Z", "Zm=v", "Zm9v=", "Zg=", "====", "Zm 9v"}) t("bad " + bad, () -> Arrays.toString(Base64.getDecoder().decode(bad)));
        t("url chars", () -> Base64.getUrlEncoder().encodeToString(new byte[] {-5, -1, -2}) + " " + Base64.getEncoder().encodeToString(new byte[] {-5, -1, -2}));
        HexFormat h = HexFormat.of();
        t("hex", () -> h.formatHex(new byte[] {0, 15, -1, 127, -128}) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {10, -20}) + " " + Arrays.toString(h.parseHex("00FfA0")) + " " + h.toHexDigits((byte) -2) + " " + h.toHexDigits('\u20ac') + " " + h.toHexDigits(255L, 4) + " " + HexFormat.fromHexDigits("7fff") + " " + HexFormat.isHexDigit('g'));
        t("hex odd", () -> h.parseHex("abc"));
        t("hex bad", () -> h.parseHex("zz"));
        t("hex delim", () -> Arrays.toString(HexFormat.ofDelimiter(", ").withPrefix("0x").parseHex("0x01, 0xff")) + " " + HexFormat.ofDelimiter(", ").withPrefix("0x"));
        ByteBuffer bb = ByteBuffer.allocate(32);
        bb.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(-2L).putDouble(1.5).putChar('A');
        t("buffer", () -> bb + " " + h.formatHex(bb.array()) + " " + bb.remaining());
        bb.flip();
        t("read", () -> bb.get() + " " + bb.getShort() + " " + bb.getInt() + " " + bb.getLong() + " " + bb.getDouble() + " " + bb.getChar() + " " + bb.hasRemaining());
        t("underflow", () -> bb.get());
        t("absolute", () -> bb.getInt(3) + " " + bb.order(ByteOrder.LITTLE_ENDIAN).getInt(3) + " " + bb.order());
        t("bounds", () -> bb.getInt(24));
        t("overflow", () -> ByteBuffer.allocate(2).putInt(1));
        t("read only", () -> ByteBuffer.wrap(new byte[2]).asReadOnlyBuffer().put((byte) 1));
        t("slices", () -> {
            ByteBuffer w = ByteBuffer.wrap(new byte[] {0, 1, 2, 3, 4, 5});
            w.position(2).limit(5);
            ByteBuffer s = w.slice();
            s.put(0, (byte) 99);
            ByteBuffer d = w.duplicate();
            d.get();
            return s.capacity() + " " + w.get(2) + " " + w.position() + " " + d.position() + " " + w.compact() + " " + Arrays.toString(w.array());
        });
        t("mark", () -> {
            ByteBuffer m = ByteBuffer.allocate(5);
            m.position(2).mark().position(4).reset();
            return m.position() + " " + m.rewind() + " " + m.clear();
        });
        t("no mark", () -> ByteBuffer.allocate(1).reset());
        t("bad limit", () -> ByteBuffer.allocate(1).limit(2));
        t("bad position", () -> ByteBuffer.allocate(1).position(2));
        t("neg", () -> ByteBuffer.allocate(-1));
        t("compare", () -> ByteBuffer.wrap(new byte[] {1, 2}).compareTo(ByteBuffer.wrap(new byte[] {1, 3})) + " " + ByteBuffer.wrap(new byte[] {1, 2}).equals(ByteBuffer.wrap(new byte[] {1, 2})) + " " + ByteBuffer.wrap(new byte[] {1, 2}).hashCode() + " " + ByteBuffer.wrap(new byte[] {1, 2}).mismatch(ByteBuffer.wrap(new byte[] {1})));
        t("int view", () -> {
            IntBuffer ib = ByteBuffer.wrap(new byte[8]).asIntBuffer();
            ib.put(7).put(-1);
            return ib.flip() + " " + ib.get(1);
        });
        t("chars", () -> {
            CharBuffer c = CharBuffer.wrap("hello world");
            c.position(6);
            return c + " " + c.length() + " " + c.charAt(1) + " " + c.subSequence(0, 3) + " " + CharBuffer.allocate(3).put("ab").flip() + "|";
        });
        t("encode", () -> h.formatHex(Arrays.copyOf(StandardCharsets.UTF_8.encode("h\u00e9").array(), 3)) + " " + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {104, (byte) 0xc3, (byte) 0xa9})).length());
        t("encoder", () -> StandardCharsets.US_ASCII.newEncoder().canEncode('\u00e9') + " " + StandardCharsets.ISO_8859_1.newEncoder().canEncode("\u00e9"));
        t("strict decode", () -> StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {(byte) 0xff})));
        t("strict encode", () -> StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("\u00e9")));
    }
}
