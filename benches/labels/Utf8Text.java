/**
 * How many characters a text of three, five or seven bytes has in UTF-8, as paper 002 has it for these lengths.
 *
 * Written from the description of the encoding: a byte says how many follow, and each of those has its mark. Overlong forms of
 * two bytes are refused.
 */
public class Utf8Text {
    public static int three(byte a, byte b, byte c) {
        return count(new byte[] {a, b, c});
    }

    public static int five(byte a, byte b, byte c, byte d, byte e) {
        return count(new byte[] {a, b, c, d, e});
    }

    public static int seven(byte a, byte b, byte c, byte d, byte e, byte f, byte g) {
        return count(new byte[] {a, b, c, d, e, f, g});
    }

    private static int count(byte[] text) {
        int found = 0;
        int at = 0;
        while (at < text.length) {
            int unit = text[at] & 255;
            int more = follow(unit);
            if (more < 0 || at + more >= text.length) {
                return -1 - at;
            }
            for (int i = 1; i <= more; i++) {
                if ((text[at + i] & 0xC0) != 0x80) {
                    return -1 - at - i;
                }
            }
            at += more + 1;
            found++;
        }
        return found;
    }

    /** How many bytes follow this one; negative if it begins nothing. */
    private static int follow(int unit) {
        if (unit < 0x80) {
            return 0;
        }
        if (unit < 0xC2) {
            return -1;
        }
        if (unit < 0xE0) {
            return 1;
        }
        if (unit < 0xF0) {
            return 2;
        }
        return unit < 0xF5 ? 3 : -1;
    }
}
