package java.lang;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.MalformedInputException;
import java.nio.charset.UnmappableCharacterException;

/**
 * What {@code java.base} may do to strings behind the public API: the bodies of
 * the string methods of {@code jdk.internal.access.JavaLangAccess}, and the
 * charset codecs that {@link String} shares with them.
 *
 * <p>Every method has the name and the parameters of the interface's method of
 * some JDK from 17 to 25; where a JDK renamed one ("unchecked..."), both names
 * are here. Bytes "in the JDK's representation" are one byte a char, or two with
 * the low byte first. Nothing here keeps or shares an array it was given.
 */
public final class StringAccess {

    StringAccess() {
    }

    // ------------------------------------------------------------------
    // Strings from and to encoded bytes, failing on what does not fit
    // ------------------------------------------------------------------

    public static String newStringNoRepl(byte[] bytes, Charset cs) throws CharacterCodingException {
        return String.newStringNoRepl(bytes, cs);
    }

    public static String uncheckedNewStringNoRepl(byte[] bytes, Charset cs) throws CharacterCodingException {
        return String.newStringNoRepl(bytes, cs);
    }

    public static byte[] getBytesNoRepl(String s, Charset cs) throws CharacterCodingException {
        return String.getBytesNoRepl(s, cs);
    }

    public static byte[] uncheckedGetBytesNoRepl(String s, Charset cs) throws CharacterCodingException {
        return String.getBytesNoRepl(s, cs);
    }

    public static String newStringUTF8NoRepl(byte[] bytes, int off, int len) {
        return String.newStringUTF8NoRepl(bytes, off, len);
    }

    public static byte[] getBytesUTF8NoRepl(String s) {
        return String.getBytesUTF8NoRepl(s);
    }

    public static String uncheckedNewStringWithLatin1Bytes(byte[] src) {
        return new String(src, String.LATIN1);
    }

    /** See {@link String#bytesCompatible}: callers then encode in the ordinary way. */
    public static boolean bytesCompatible(String string, Charset charset) {
        return string.bytesCompatible(charset);
    }

    // ------------------------------------------------------------------
    // Arrays of chars and bytes
    // ------------------------------------------------------------------

    public static void inflateBytesToChars(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        for (int i = 0; i < len; i++) {
            dst[dstOff + i] = (char) (src[srcOff + i] & 0xff);
        }
    }

    public static void uncheckedInflateBytesToChars(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        inflateBytesToChars(src, srcOff, dst, dstOff, len);
    }

    /** Copies bytes as long as they are ASCII and returns their number. */
    public static int decodeASCII(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        return String.decodeASCII(src, srcOff, dst, dstOff, len);
    }

    public static int uncheckedDecodeASCII(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        return String.decodeASCII(src, srcOff, dst, dstOff, len);
    }

    /** Copies chars as long as they are ASCII and returns their number. */
    public static int encodeASCII(char[] src, int srcOff, byte[] dst, int dstOff, int len) {
        int n = 0;
        while (n < len && src[srcOff + n] < 0x80) {
            dst[dstOff + n] = (byte) src[srcOff + n];
            n++;
        }
        return n;
    }

    public static int uncheckedEncodeASCII(char[] src, int srcOff, byte[] dst, int dstOff, int len) {
        return encodeASCII(src, srcOff, dst, dstOff, len);
    }

    /** The number of bytes before the first negative one. */
    public static int countPositives(byte[] ba, int off, int len) {
        int n = 0;
        while (n < len && ba[off + n] >= 0) {
            n++;
        }
        return n;
    }

    public static int uncheckedCountPositives(byte[] ba, int off, int len) {
        return countPositives(ba, off, len);
    }

    /** The number of chars before the first that is 0 or not ASCII. */
    public static int countNonZeroAscii(String s) {
        int n = 0;
        while (n < s.length() && s.charAt(n) > 0 && s.charAt(n) < 0x80) {
            n++;
        }
        return n;
    }

    public static char getUTF16Char(byte[] bytes, int index) {
        return String.unpack(bytes, index);
    }

    public static char uncheckedGetUTF16Char(byte[] bytes, int index) {
        return String.unpack(bytes, index);
    }

    public static void putCharUTF16(byte[] bytes, int index, int ch) {
        bytes[2 * index] = (byte) ch;
        bytes[2 * index + 1] = (byte) (ch >> 8);
    }

    public static void uncheckedPutCharUTF16(byte[] bytes, int index, int ch) {
        putCharUTF16(bytes, index, ch);
    }

    // ------------------------------------------------------------------
    // Joining and concatenation
    // ------------------------------------------------------------------

    public static String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        return String.join(prefix, suffix, delimiter, elements, size);
    }

    public static String concat(String prefix, Object value, String suffix) {
        return new StringBuilder().append(prefix == null ? "" : prefix).append(value)
                .append(suffix == null ? "" : suffix).toString();
    }

    public static byte stringInitCoder() {
        return String.LATIN1;
    }

    public static byte stringCoder(String str) {
        return str.coder();
    }

    /** The start value of the length (low half) and coder (high half) of a concatenation. */
    public static long stringConcatInitialCoder() {
        return 0;
    }

    public static long stringConcatMix(long lengthCoder, String constant) {
        return mix(lengthCoder, constant.length(), constant.coder());
    }

    public static long stringConcatMix(long lengthCoder, char value) {
        return mix(lengthCoder, 1, value < 0x100 ? String.LATIN1 : String.UTF16);
    }

    private static long mix(long lengthCoder, int length, byte coder) {
        if ((int) lengthCoder + length < 0) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        return lengthCoder + length | (long) coder << 32;
    }

    // ------------------------------------------------------------------
    // Numbers
    // ------------------------------------------------------------------

    /** The number of chars of the decimal text. */
    public static int stringSize(long i) {
        int size = i < 0 ? 2 : 1;
        for (long rest = i / 10; rest != 0; rest /= 10) {
            size++;
        }
        return size;
    }

    /** Puts the decimal text so that it ends before {@code index} and returns where it begins. */
    public static int getCharsLatin1(long i, int index, byte[] buf) {
        String text = Long.toString(i);
        text.getBytes(buf, index - text.length(), String.LATIN1);
        return index - text.length();
    }

    /** As {@link #getCharsLatin1}, with two bytes a char. */
    public static int getCharsUTF16(long i, int index, byte[] buf) {
        String text = Long.toString(i);
        text.getBytes(buf, index - text.length(), String.UTF16);
        return index - text.length();
    }

    /** The text of a UUID, of which the low half comes first. */
    public static String fastUUID(long lsb, long msb) {
        char[] chars = new char[36];
        putHex(chars, 0, msb >>> 32, 8);
        putHex(chars, 9, msb >>> 16, 4);
        putHex(chars, 14, msb, 4);
        putHex(chars, 19, lsb >>> 48, 4);
        putHex(chars, 24, lsb, 12);
        chars[8] = chars[13] = chars[18] = chars[23] = '-';
        return new String(chars);
    }

    private static void putHex(char[] chars, int at, long number, int digits) {
        long rest = number;
        for (int i = at + digits - 1; i >= at; i--) {
            int digit = (int) rest & 0xf;
            chars[i] = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
            rest >>>= 4;
        }
    }

    // ------------------------------------------------------------------
    // Charsets
    // ------------------------------------------------------------------

    /**
     * Decoding and encoding. UTF-8, ISO-8859-1, US-ASCII and the three UTF-16
     * forms are done here; every other charset goes through its own decoder and
     * encoder. The strict forms throw instead of putting in replacements.
     */
    static final class Codec {

        private static final char REPLACEMENT = '\ufffd';

        private static final int OTHER = 0;
        private static final int UTF_8 = 1;
        private static final int LATIN_1 = 2;
        private static final int ASCII = 3;
        private static final int UTF_16 = 4;
        private static final int UTF_16_BIG = 5;
        private static final int UTF_16_LITTLE = 6;

        private Codec() {
        }

        private static int kind(Charset cs) {
            return cs instanceof sun.nio.cs.UTF_8 ? UTF_8
                    : cs instanceof sun.nio.cs.ISO_8859_1 ? LATIN_1
                    : cs instanceof sun.nio.cs.US_ASCII ? ASCII
                    : cs instanceof sun.nio.cs.UTF_16 ? UTF_16
                    : cs instanceof sun.nio.cs.UTF_16BE ? UTF_16_BIG
                    : cs instanceof sun.nio.cs.UTF_16LE ? UTF_16_LITTLE : OTHER;
        }

        // ---- bytes to chars

        static char[] decode(Charset cs, byte[] bytes, int offset, int length) {
            if (length == 0) {
                return new char[0];
            }
            int kind = kind(cs);
            return switch (kind) {
                case UTF_8 -> decodeUtf8(bytes, offset, length, false);
                case LATIN_1 -> decodeLatin1(bytes, offset, length);
                case ASCII -> decodeAscii(bytes, offset, length, false);
                case OTHER -> decodeReplacing(cs, bytes, offset, length);
                default -> decodeUtf16(bytes, offset, length, kind);
            };
        }

        static char[] decodeStrictly(Charset cs, byte[] bytes) throws CharacterCodingException {
            int length = bytes.length;
            try {
                return switch (kind(cs)) {
                    case UTF_8 -> decodeUtf8(bytes, 0, length, true);
                    case LATIN_1 -> decodeLatin1(bytes, 0, length);
                    case ASCII -> decodeAscii(bytes, 0, length, true);
                    default -> length == 0 ? new char[0] : chars(cs.newDecoder().decode(ByteBuffer.wrap(bytes)));
                };
            } catch (IllegalArgumentException e) {
                throw codingFailure(e);
            }
        }

        private static char[] decodeReplacing(Charset cs, byte[] bytes, int offset, int length) {
            CharsetDecoder decoder = cs.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE);
            try {
                return chars(decoder.decode(ByteBuffer.wrap(bytes, offset, length)));
            } catch (CharacterCodingException e) {
                throw new Error(e);
            }
        }

        private static char[] chars(CharBuffer buffer) {
            char[] chars = new char[buffer.remaining()];
            buffer.get(chars);
            return chars;
        }

        private static char[] trim(char[] chars, int count) {
            return count == chars.length ? chars : String.copy(chars, 0, count);
        }

        static char[] decodeLatin1(byte[] bytes, int offset, int length) {
            char[] chars = new char[length];
            for (int i = 0; i < length; i++) {
                chars[i] = (char) (bytes[offset + i] & 0xff);
            }
            return chars;
        }

        static char[] decodeAscii(byte[] bytes, int offset, int length, boolean strict) {
            char[] chars = new char[length];
            for (int i = 0; i < length; i++) {
                byte b = bytes[offset + i];
                if (b < 0 && strict) {
                    throw malformed(offset + i, 1);
                }
                chars[i] = b < 0 ? REPLACEMENT : (char) b;
            }
            return chars;
        }

        static char[] decodeUtf8(byte[] bytes, int offset, int length, boolean strict) {
            char[] chars = new char[length];
            int n = 0;
            int end = offset + length;
            for (int i = offset; i < end; ) {
                int bad = illFormed(bytes, i, end);
                if (bad == 0) {
                    int c = sequence(bytes, i);
                    n = String.put(chars, n, c);
                    i += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
                } else {
                    if (strict) {
                        throw malformedUtf8(bytes, i, end, bad);
                    }
                    chars[n++] = REPLACEMENT;
                    i += bad;
                }
            }
            return trim(chars, n);
        }

        /** 0 if a well-formed sequence begins at {@code i}, else the number of bytes that one replacement covers. */
        private static int illFormed(byte[] bytes, int i, int end) {
            int b1 = bytes[i] & 0xff;
            if (b1 < 0x80) {
                return 0;
            }
            if (b1 < 0xc2 || b1 > 0xf4 || i + 1 >= end) {
                return 1;
            }
            int b2 = bytes[i + 1] & 0xff;
            if (b2 >> 6 != 2 || b1 == 0xe0 && b2 < 0xa0 || b1 == 0xf0 && b2 < 0x90 || b1 == 0xf4 && b2 > 0x8f) {
                return 1;
            }
            if (b1 < 0xe0) {
                return 0;
            }
            if (i + 2 >= end || !continues(bytes[i + 2])) {
                return 2;
            }
            if (b1 < 0xf0) {
                return b1 == 0xed && b2 >= 0xa0 ? 3 : 0;
            }
            return i + 3 >= end || !continues(bytes[i + 3]) ? 3 : 0;
        }

        private static boolean continues(byte b) {
            return (b & 0xc0) == 0x80;
        }

        /** The code point of the well-formed sequence that begins at {@code i}. */
        private static int sequence(byte[] bytes, int i) {
            int b1 = bytes[i];
            if (b1 >= 0) {
                return b1;
            }
            int c = (b1 & (b1 < -32 ? 0x1f : b1 < -16 ? 0x0f : 0x07)) << 6 | bytes[i + 1] & 0x3f;
            if (b1 >= -32) {
                c = c << 6 | bytes[i + 2] & 0x3f;
            }
            if (b1 >= -16) {
                c = c << 6 | bytes[i + 3] & 0x3f;
            }
            return c;
        }

        static char[] decodeUtf16(byte[] bytes, int offset, int length, int kind) {
            int end = offset + length;
            int i = offset;
            boolean little = kind == UTF_16_LITTLE;
            if (kind == UTF_16 && length >= 2) {
                char mark = unit(bytes, i, false);
                little = mark == '\ufffe';
                i += mark == '\ufeff' || little ? 2 : 0;
            }
            char[] chars = new char[(length + 1) / 2];
            int n = 0;
            for (; i + 1 < end; i += 2) {
                char c = unit(bytes, i, little);
                if (Character.isHighSurrogate(c)) {
                    i += 2;
                    char d = i + 1 < end ? unit(bytes, i, little) : 0;
                    if (Character.isLowSurrogate(d)) {
                        chars[n++] = c;
                        chars[n++] = d;
                    } else {
                        chars[n++] = REPLACEMENT;
                    }
                } else {
                    chars[n++] = Character.isLowSurrogate(c) ? REPLACEMENT : c;
                }
            }
            if (i < end) {
                chars[n++] = REPLACEMENT;
            }
            return trim(chars, n);
        }

        private static char unit(byte[] bytes, int i, boolean little) {
            int a = bytes[i] & 0xff;
            int b = bytes[i + 1] & 0xff;
            return (char) (little ? b << 8 | a : a << 8 | b);
        }

        // ---- chars to bytes

        static byte[] encode(Charset cs, char[] chars) {
            int kind = kind(cs);
            return switch (kind) {
                case UTF_8 -> encodeUtf8(chars, false);
                case LATIN_1 -> encodeSingle(chars, 0x100, false);
                case ASCII -> encodeSingle(chars, 0x80, false);
                case OTHER -> encodeReplacing(cs, chars);
                default -> encodeUtf16(chars, kind);
            };
        }

        static byte[] encodeStrictly(Charset cs, char[] chars) throws CharacterCodingException {
            try {
                return switch (kind(cs)) {
                    case UTF_8 -> encodeUtf8(chars, true);
                    case LATIN_1 -> encodeSingle(chars, 0x100, true);
                    default -> encodeBy(cs.newEncoder(), chars);
                };
            } catch (IllegalArgumentException e) {
                throw codingFailure(e);
            }
        }

        private static byte[] encodeReplacing(Charset cs, char[] chars) {
            CharsetEncoder encoder = cs.newEncoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE);
            try {
                return encodeBy(encoder, chars);
            } catch (CharacterCodingException e) {
                throw new Error(e);
            }
        }

        /** Encodes a copy, since a charset of the user's may hold on to its input. */
        private static byte[] encodeBy(CharsetEncoder encoder, char[] chars) throws CharacterCodingException {
            if (chars.length == 0) {
                return new byte[0];
            }
            ByteBuffer buffer = encoder.encode(CharBuffer.wrap(String.copy(chars, 0, chars.length)));
            byte[] bytes = new byte[buffer.remaining()];
            buffer.get(bytes);
            return bytes;
        }

        /** One byte for each code point below {@code limit}, a question mark for the others. */
        static byte[] encodeSingle(char[] chars, int limit, boolean strict) {
            byte[] bytes = new byte[chars.length];
            int n = 0;
            for (int i = 0; i < chars.length; i++) {
                char c = chars[i];
                if (c >= limit && strict) {
                    throw unmappable(i);
                }
                bytes[n++] = c < limit ? (byte) c : (byte) '?';
                i += String.startsPair(chars, i, chars.length) ? 1 : 0;
            }
            return trim(bytes, n);
        }

        private static byte[] trim(byte[] bytes, int count) {
            if (count == bytes.length) {
                return bytes;
            }
            byte[] trimmed = new byte[count];
            System.arraycopy(bytes, 0, trimmed, 0, count);
            return trimmed;
        }

        static byte[] encodeUtf8(char[] chars, boolean strict) {
            byte[] bytes = new byte[utf8Length(chars)];
            int n = 0;
            for (int i = 0; i < chars.length; i++) {
                char c = chars[i];
                if (c < 0x80) {
                    bytes[n++] = (byte) c;
                } else if (c < 0x800) {
                    bytes[n++] = (byte) (0xc0 | c >> 6);
                    bytes[n++] = (byte) (0x80 | c & 0x3f);
                } else if (String.startsPair(chars, i, chars.length)) {
                    int cp = Character.toCodePoint(c, chars[++i]);
                    bytes[n++] = (byte) (0xf0 | cp >> 18);
                    bytes[n++] = (byte) (0x80 | cp >> 12 & 0x3f);
                    bytes[n++] = (byte) (0x80 | cp >> 6 & 0x3f);
                    bytes[n++] = (byte) (0x80 | cp & 0x3f);
                } else if (!Character.isSurrogate(c)) {
                    bytes[n++] = (byte) (0xe0 | c >> 12);
                    bytes[n++] = (byte) (0x80 | c >> 6 & 0x3f);
                    bytes[n++] = (byte) (0x80 | c & 0x3f);
                } else if (strict) {
                    throw unmappable(i);
                } else {
                    bytes[n++] = '?';
                }
            }
            return bytes;
        }

        private static int utf8Length(char[] chars) {
            long length = 0;
            for (int i = 0; i < chars.length; i++) {
                char c = chars[i];
                if (String.startsPair(chars, i, chars.length)) {
                    i++;
                    length += 4;
                } else {
                    length += c < 0x80 || Character.isSurrogate(c) ? 1 : c < 0x800 ? 2 : 3;
                }
            }
            if (length > Integer.MAX_VALUE) {
                throw new OutOfMemoryError("Required length exceeds implementation limit");
            }
            return (int) length;
        }

        static byte[] encodeUtf16(char[] chars, int kind) {
            if (chars.length == 0) {
                return new byte[0];
            }
            int n = kind == UTF_16 ? 2 : 0;
            byte[] bytes = new byte[n + 2 * chars.length];
            if (kind == UTF_16) {
                putUnit(bytes, 0, '\ufeff', false);
            }
            boolean little = kind == UTF_16_LITTLE;
            for (int i = 0; i < chars.length; i++, n += 2) {
                char c = chars[i];
                if (String.startsPair(chars, i, chars.length)) {
                    putUnit(bytes, n, c, little);
                    n += 2;
                    c = chars[++i];
                } else if (Character.isSurrogate(c)) {
                    c = REPLACEMENT;
                }
                putUnit(bytes, n, c, little);
            }
            return bytes;
        }

        private static void putUnit(byte[] bytes, int i, char c, boolean little) {
            bytes[i] = (byte) (little ? c : c >> 8);
            bytes[i + 1] = (byte) (little ? c >> 8 : c);
        }

        // ---- failures of the strict forms

        /** Where and how long the JDK says the fault is that one replacement of {@code bad} bytes would cover. */
        private static IllegalArgumentException malformedUtf8(byte[] bytes, int i, int end, int bad) {
            int b1 = bytes[i] & 0xff;
            int left = end - i;
            if (b1 >= 0xf0 && b1 < 0xf8 && left >= 4) {
                return malformed(i, 4);
            }
            if (b1 >= 0xe0 && b1 < 0xf0 && (left >= 3 || left == 2 && bad == 1)) {
                return malformed(i, left >= 3 ? 3 : 2);
            }
            return malformed(b1 >= 0xc2 && b1 < 0xf0 ? i + 1 : i, 1);
        }

        private static IllegalArgumentException malformed(int offset, int length) {
            Exception cause = new MalformedInputException(length);
            return new IllegalArgumentException(String.malformedMessage(offset, length), cause);
        }

        /** The checked exception inside one of the exceptions made here; others pass. */
        private static CharacterCodingException codingFailure(IllegalArgumentException e) {
            if (e.getCause() instanceof CharacterCodingException) {
                return (CharacterCodingException) e.getCause();
            }
            throw e;
        }

        private static IllegalArgumentException unmappable(int offset) {
            Exception cause = new UnmappableCharacterException(1);
            return new IllegalArgumentException(String.malformedMessage(offset, 1), cause);
        }
    }
}
