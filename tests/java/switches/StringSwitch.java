package switches;

/** Switches on strings: hash collisions, empty string, computed strings, null, nested. */
public class StringSwitch {
    static int s(String x) {
        switch (x) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "BBAa": return 6;
            case "": return 7;
            case "a": case "b": return 8;
            case "\u0000": return 9;
            case "C#": return 10;
            case "polygenelubricants": return 11;
            case "\n": return 12;
            default: return -1;
        }
    }

    static final String K = "con" + "st";

    static String fall(String x) {
        StringBuilder sb = new StringBuilder();
        switch (x) {
            default: sb.append("default ");
            case "one": sb.append("one ");
            case K: sb.append("const "); break;
            case "three": sb.append("three ");
        }
        return sb.toString().trim();
    }

    static int nested(String a, String b) {
        switch (a) {
            case "x":
                switch (b) {
                    case "x": return 1;
                    case "y": return 2;
                }
                return 3;
            case "y":
                switch (b) {
                    case "Aa": break;
                    case "BB": return 5;
                    default: return 6;
                }
            default: return 7;
        }
    }

    static int evals;
    static String once(String s) {
        evals++;
        return s;
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println("".hashCode() + " " + "\u0000".hashCode() + " " + "polygenelubricants".hashCode());
        for (String k : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "a", "b", "c", "\u0000", "\u0000\u0000", "C#", "Bb", "polygenelubricants", "\n", "AB"}) System.out.print(s(k) + " ");
        System.out.println();
        System.out.println(s(new String("Aa")) + " " + s("A" + args.length) + " " + s(new StringBuilder("BB").toString()) + " " + s("xAax".substring(1, 3)));
        for (String k : new String[] {"one", "const", "three", "four"}) System.out.print(fall(k) + "; ");
        System.out.println();
        for (String a : new String[] {"x", "y", "z"}) for (String b : new String[] {"x", "y", "Aa", "BB"}) System.out.print(nested(a, b));
        System.out.println();
        switch (once("q") + once("r")) {
            case "qr": System.out.println("evaluated " + evals);
        }
        try {
            s(null);
        } catch (NullPointerException e) {
            System.out.println("NPE for null");
        }
        String r = switch (args.length + "") {
            case "0" -> "none";
            case "1", "2" -> "few";
            default -> throw new IllegalStateException();
        };
        System.out.println(r);
        int count = 0;
        for (String w : "to be or not to be that is the question".split(" ")) {
            switch (w) {
                case "to": count += 1; continue;
                case "be": count += 10; break;
                case "not": count *= 2;
                case "that": count += 100;
            }
            count += 1000;
        }
        System.out.println(count);
        char[] cmd = {'g', 'o'};
        switch (String.valueOf(cmd)) {
            case "go":
                String local = "scoped";
                System.out.println(local);
                break;
            case "stop":
                local = "assigned here";
                System.out.println(local);
        }
    }
}
