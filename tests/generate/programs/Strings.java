/** Strings: null, equals, length, charAt, switch. */
public class Strings {
    public static int command(String s) {
        if (s == null || s.isEmpty()) {
            return 0;
        }
        if (s.equals("go") || s.startsWith("run") && s.length() > 3) {
            return 1;
        }
        switch (s) {
            case "stop":
                return 2;
            case "halt":
                // Always 4 letters here, so == 4 is never false; open where longer texts are beyond the bound of texts.
                return s.length() == 4 ? 3 : 4;
            default:
                return -1;
        }
    }

    public static boolean number(String s) {
        if (s == null || s.length() == 0 || s.length() > 3) {
            return false;
        }
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!(c >= '0' && c <= '9') && !(i == 0 && c == '-' && s.length() > 1)) {
                return false;
            }
        }
        return true;
    }

    public static boolean alike(String a, String b) {
        return a == b || a != null && a.equals(b);
    }
}
