package libstring;

// substring and subSequence: every boundary and both kinds of failure.
public class Substrings {
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
        String s = "abcdef";
        for (int i = -1; i <= 7; i++) {
            final int k = i;
            t("from " + k, () -> '[' + s.substring(k) + ']');
        }
        int[][] ranges = {{0, 0}, {0, 6}, {6, 6}, {2, 4}, {3, 3}, {4, 2}, {-1, 3}, {0, 7}, {7, 7}, {-2, -1},
            {5, 6}, {Integer.MAX_VALUE, Integer.MIN_VALUE}, {1, Integer.MAX_VALUE}};
        for (int[] r : ranges) {
            t("sub " + r[0] + "," + r[1], () -> '[' + s.substring(r[0], r[1]) + ']');
            t("seq " + r[0] + "," + r[1], () -> '[' + s.subSequence(r[0], r[1]).toString() + ']');
        }
        t("same whole", () -> s.substring(0) == s);
        t("same range", () -> s.substring(0, 6) == s);
        t("empty equals", () -> s.substring(6).equals("") + " " + s.substring(3, 3).isEmpty());
        String wide = "x\u20acy\u20acz";
        t("wide->narrow", () -> wide.substring(0, 1).equals("x") + " " + wide.substring(0, 1).hashCode());
        t("wide mid", () -> wide.substring(1, 4).length() + " " + wide.substring(1, 4).equals("\u20acy\u20ac"));
        t("wide narrow eq", () -> wide.substring(2, 3).equals("y") && "y".equals(wide.substring(2, 3)));
        t("wide bad", () -> wide.substring(3, 6));
        String pair = "\ud83d\ude00!";
        t("broken pair", () -> Integer.toHexString(pair.substring(1).codePointAt(0)));
        t("chained", () -> s.substring(1).substring(1).substring(1, 3).substring(1));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            for (int j = i + 1; j <= s.length(); j++) {
                out.append(s, i, j).append(j == s.length() ? ';' : ',');
            }
        }
        System.out.println(out);
        t("null", () -> ((String) null).substring(1));
        t("sum of suffix hashes", () -> {
            int h = 0;
            for (int i = 0; i <= s.length(); i++) h = h * 17 + s.substring(i).hashCode();
            return h;
        });
        System.out.println("last: " + s.substring(2, 9));
    }
}
