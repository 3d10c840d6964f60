public class Text {
    public static int f(String s) {
        if (s == null) { return 0; }
        int n = 0;
        for (int i = 0; i < s.length(); i++) { if (s.charAt(i) == 'a') { n++; } else if (s.charAt(i) > 'b') { return -1; } }
        switch (s) { case "ab": return 5; case "ba": return 6; case "": return 7; default: return s.startsWith("a") ? n : -n; }
    }
    static boolean pre(String s) {
        if (s == null) { return true; }
        if (s.length() > 2) { return false; }
        for (int i = 0; i < s.length(); i++) { if (s.charAt(i) < 'a' || s.charAt(i) > 'c') { return false; } }
        return true;
    }
}
//// all inputs
String[] all = {null, "", "a", "b", "c", "aa", "ab", "ac", "ba", "bb", "bc", "ca", "cb", "cc"};
for (String s : all) Trace.all(() -> Text.pre(s), () -> Text.f(s));
