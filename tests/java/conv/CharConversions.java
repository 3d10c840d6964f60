package conv;

/** char as a number, as a UTF-16 unit and inside strings. */
public class CharConversions {
    static String show(char c) { return "char"; }
    static String show(int c) { return "int"; }

    static int digit(char c) { return c - '0'; }
    static char hex(int n) { return (char) (n < 10 ? '0' + n : 'a' + n - 10); }

    static String rot13(String s) {
        char[] out = new char[s.length()];
        for (int i = 0; i < out.length; i++) {
            char c = s.charAt(i);
            if (c >= 'a' && c <= 'z') c = (char) ((c - 'a' + 13) % 26 + 'a');
            else if (c >= 'A' && c <= 'Z') c = (char) ((c - 'A' + 13) % 26 + 'A');
            out[i] = c;
        }
        return new String(out);
    }

    public static void main(String[] args) {
        char c = 'a';
        System.out.println(show(c) + show(c + 1) + show((char) (c + 1)) + show(c++) + show(-c) + show('x' + 'y'));
        final char fc = 'a' + 1;
        System.out.println(fc + " " + (fc + 1) + " " + (char) (fc + 1));
        char[] run = new char[5];
        for (int i = 0; i < 5; i++) run[i] = (char) ('v' + i);
        System.out.println(run);
        System.out.println(String.valueOf(run) + run.length);
        System.out.println(digit('7') + digit('5'));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 16; i++) sb.append(hex(i));
        System.out.println(sb);
        sb.setLength(0);
        sb.append('a').append((int) 'a').append((char) 98).append('a' + 1).append((Object) 'z');
        System.out.println(sb);
        System.out.println(rot13("Hello, World!") + " " + rot13(rot13("Hello, World!")));
        char zero = 0;
        zero--;
        System.out.println((int) zero + " " + (zero == 65535) + " " + (zero == -1) + " " + ((short) zero == -1));
        String pair = "\ud83d\ude00";
        System.out.println(pair.length() + " " + Integer.toHexString(pair.charAt(0)) + " " + Integer.toHexString(pair.codePointAt(0))
            + " " + pair.codePointCount(0, 2) + " " + Character.isSurrogate(pair.charAt(1)));
        System.out.println(Character.toChars(0x1f600).length + " " + Character.toCodePoint('\ud83d', '\ude00'));
        System.out.println((int) Character.forDigit(11, 16) + " " + Character.getNumericValue('f') + " " + Character.digit('9', 8) + " " + Character.digit('7', 8));
        int[] counts = new int[128];
        for (char ch : "the quick brown fox".toCharArray()) counts[ch]++;
        for (char ch = 'a'; ch <= 'z'; ch++) if (counts[ch] > 1) System.out.print(ch + "" + counts[ch] + " ");
        System.out.println();
        long l = 'A';
        float f = 'B';
        double d = 'C';
        System.out.println(l + " " + f + " " + d);
        Character boxed = 'k';
        System.out.println(boxed + 1 + " " + (char) (boxed + 1) + " " + (boxed == 'k') + " " + (boxed == 107) + " " + boxed.equals(107));
        System.out.println('a' + 'b' + "c" + 'd' + 'e' + 1);
        char q = true ? 'x' : 0;
        int ii = 0;
        System.out.println(q + " " + (true ? 'x' : ii) + " " + (false ? 1.0f : 'x'));
        switch (q) {
            case 'x' + 1: System.out.println("y"); break;
            case 120: System.out.println("matched 120"); break;
        }
    }
}
