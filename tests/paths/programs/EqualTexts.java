public class EqualTexts {
    public static int f(String a, String b) {
        if (a == b) { return 1; }
        if (a.equals(b)) { return 2; }
        return a.length() > b.length() ? 3 : 4;
    }
    static boolean pre(String a, String b) { return a != null && b != null && a.length() < 2 && b.length() < 2; }
}
//// all inputs
String[] all = { "", "a", "b", new String("a"), new String("") };
for (String a : all) for (String b : all) { Trace.all(() -> EqualTexts.pre(a, b), () -> EqualTexts.f(a, b)); }
