package libstring;

// lastIndexOf in all four forms, with clipped and negative starts.
public class LastIndexOfForms {
    static String row(String s, String sub) {
        StringBuilder b = new StringBuilder();
        for (int from = s.length() + 2; from >= -2; from--) b.append(s.lastIndexOf(sub, from)).append(' ');
        return b.toString();
    }

    static String row(String s, int ch) {
        StringBuilder b = new StringBuilder();
        for (int from = s.length() + 2; from >= -2; from--) b.append(s.lastIndexOf(ch, from)).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        String s = "bananaban";
        for (String sub : new String[] {"", "a", "an", "ana", "ban", "bananaban", "nab", "x", "bananabanx"}) {
            System.out.println("'" + sub + "' " + s.lastIndexOf(sub) + " : " + row(s, sub));
        }
        for (int ch : new int[] {'b', 'a', 'n', 'q', 0x1f600, 0x161, -5}) {
            System.out.println(ch + " " + s.lastIndexOf(ch) + " : " + row(s, ch));
        }
        String w = "\ud83d\ude00x\ud83d\ude00\u20ac\ude00";
        for (int ch : new int[] {0x1f600, 0xde00, 0xd83d, 0x20ac, 'x'}) {
            System.out.println(Integer.toHexString(ch) + " " + w.lastIndexOf(ch) + " : " + row(w, ch));
        }
        System.out.println(w.lastIndexOf("\ude00") + " " + w.lastIndexOf("\ud83d\ude00") + " " + w.lastIndexOf("x"));
        System.out.println(w.lastIndexOf("") + " " + "".lastIndexOf("") + " " + "".lastIndexOf("", -1) + " " + "".lastIndexOf('a'));
        System.out.println("aXbXc".lastIndexOf("X", Integer.MAX_VALUE) + " " + "aXbXc".lastIndexOf('X', Integer.MIN_VALUE));
        System.out.println("caf\u00e9\u00e9".lastIndexOf('\u00e9') + " " + "caf\u00e9".lastIndexOf("\u20ac"));
        String path = "/usr/share/doc/readme.old.txt";
        int slash = path.lastIndexOf('/');
        int dot = path.lastIndexOf('.');
        System.out.println(path.substring(0, slash) + " | " + path.substring(slash + 1, dot) + " | " + path.substring(dot + 1));
        int at = path.length();
        StringBuilder b = new StringBuilder();
        while ((at = path.lastIndexOf('/', at - 1)) > 0) b.append(at).append(',');
        System.out.println(b);
        try {
            System.out.println(s.lastIndexOf(null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            System.out.println(s.lastIndexOf(null, -1));
        } catch (NullPointerException e) {
            System.out.println("NPE too");
        }
    }
}
