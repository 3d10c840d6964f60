// check: AloneSurrogate::test
// verdict: VIOLATED
// witness: string "\ud83d"
public class AloneSurrogate {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.length() == 1 && s.matches("[^a]")) {
            assert !Character.isHighSurrogate(s.charAt(0));
        }
    }
}
