// check: Consonants::test
// verdict: HOLDS
public class Consonants {
    public static void test(String s) {
        if (s == null) {
            return;
        }
        if (s.matches("[a-z&&[^aeiou]]{2}")) {
            assert s.charAt(0) != 'e' && s.charAt(1) != 'u' && s.charAt(0) >= 'b';
        }
    }
}
