package libwrap;

// Character classification over ASCII, Latin-1 and chosen code points.
public class CharClassify {
    static String flags(int c) {
        StringBuilder b = new StringBuilder();
        b.append(Character.isLetter(c) ? 'L' : '.').append(Character.isDigit(c) ? 'D' : '.').append(Character.isLetterOrDigit(c) ? 'B' : '.')
            .append(Character.isAlphabetic(c) ? 'A' : '.').append(Character.isUpperCase(c) ? 'U' : '.').append(Character.isLowerCase(c) ? 'l' : '.')
            .append(Character.isTitleCase(c) ? 'T' : '.').append(Character.isWhitespace(c) ? 'W' : '.').append(Character.isSpaceChar(c) ? 'S' : '.')
            .append(Character.isISOControl(c) ? 'C' : '.').append(Character.isJavaIdentifierStart(c) ? 'J' : '.').append(Character.isJavaIdentifierPart(c) ? 'j' : '.')
            .append(Character.isUnicodeIdentifierStart(c) ? 'u' : '.').append(Character.isIdentifierIgnorable(c) ? 'I' : '.').append(Character.isMirrored(c) ? 'M' : '.')
            .append(Character.isIdeographic(c) ? 'i' : '.').append(Character.isDefined(c) ? 'd' : '.');
        return b.append(' ').append(Character.getType(c)).append(' ').append(Character.getNumericValue(c)).append(' ').append(Character.digit(c, 36)).toString();
    }

    public static void main(String[] args) {
        for (int c = 0; c < 128; c += c < 32 ? 3 : 1) {
            System.out.println(Integer.toHexString(c) + " " + flags(c));
        }
        int[] more = {0x80, 0x85, 0xa0, 0xaa, 0xab, 0xb2, 0xb5, 0xba, 0xbc, 0xbe, 0xc0, 0xd7, 0xdf, 0xf7, 0xff, 0x130, 0x131, 0x149, 0x1c5, 0x2b0, 0x301, 0x345, 0x378,
            0x3a3, 0x3c2, 0x400, 0x5d0, 0x627, 0x661, 0x966, 0x0e01, 0x0e50, 0x10d0, 0x1680, 0x180e, 0x2000, 0x2007, 0x200b, 0x200d, 0x2028, 0x202f, 0x203f, 0x20ac, 0x2160, 0x2170,
            0x2180, 0x2188, 0x2200, 0x24b6, 0x3000, 0x3007, 0x3042, 0x30a2, 0x4e00, 0x4e94, 0xac00, 0xd800, 0xdc00, 0xe000, 0xf900, 0xfb01, 0xfeff, 0xff10, 0xff21, 0xfffd, 0xffff,
            0x10000, 0x10107, 0x10400, 0x10428, 0x104a0, 0x1d400, 0x1d7ce, 0x1d7ff, 0x1f600, 0x20000, 0x2f800, 0xe0001, 0xf0000, 0x10ffff};
        for (int c : more) System.out.println(Integer.toHexString(c) + " " + flags(c));
        int[] count = new int[32];
        for (int c = 0; c < 0x180; c++) count[Character.getType(c)]++;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 31; i++) b.append(i).append(':').append(count[i]).append(' ');
        System.out.println(b);
    }
}
