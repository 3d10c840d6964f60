/**
 * A decoder of UTF-8 over bytes, as paper 002 has one among its programs: strict, so overlong forms, surrogates and
 * values beyond U+10FFFF are refused.
 *
 * Written from the description of the encoding. `decode` is the driver; `count` walks over a whole text.
 */
public class Utf8 {
    /** The code point that starts at this position, or a negative number that says what is wrong. */
    public static int decode(byte[] text, int at) {
        int first = text[at] & 255;
        if (first < 0x80) {
            return first;
        }
        if (first < 0xC2) {
            return -1;
        }
        if (first < 0xE0) {
            int second = follow(text, at + 1);
            return second < 0 ? second : (first & 31) << 6 | second;
        }
        if (first < 0xF0) {
            int second = follow(text, at + 1);
            int third = follow(text, at + 2);
            if (second < 0 || third < 0) {
                return -2;
            }
            int point = (first & 15) << 12 | second << 6 | third;
            if (point < 0x800) {
                return -3;
            }
            return point >= 0xD800 && point <= 0xDFFF ? -4 : point;
        }
        if (first < 0xF5) {
            int second = follow(text, at + 1);
            int third = follow(text, at + 2);
            int fourth = follow(text, at + 3);
            if (second < 0 || third < 0 || fourth < 0) {
                return -2;
            }
            int point = (first & 7) << 18 | second << 12 | third << 6 | fourth;
            return point < 0x10000 || point > 0x10FFFF ? -3 : point;
        }
        return -1;
    }

    private static int follow(byte[] text, int at) {
        if (at >= text.length) {
            return -2;
        }
        int unit = text[at] & 255;
        return (unit & 0xC0) == 0x80 ? unit & 0x3F : -2;
    }

    /** How many code points the text has; the position of the first error, negative, where it has one. */
    public static int count(byte[] text) {
        int found = 0;
        int at = 0;
        while (at < text.length) {
            int point = decode(text, at);
            if (point < 0) {
                return -1 - at;
            }
            at += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
            found++;
        }
        return found;
    }

    public static void main(String[] arguments) {
        System.out.println(count(new byte[] {65, (byte) 0xC3, (byte) 0xA4, (byte) 0xE2, (byte) 0x82, (byte) 0xAC}));
        System.out.println(count(new byte[] {65, (byte) 0xC3, 65}));
        System.out.println(decode(new byte[] {(byte) 0xF0, (byte) 0x9F, (byte) 0x98, (byte) 0x80}, 0));
    }
}
