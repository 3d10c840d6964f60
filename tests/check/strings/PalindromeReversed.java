// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class PalindromeReversed {
    public static void main(String[] args) {
        String s = Obligato.anyString(4);
        String reversed = "";
        for (int i = s.length() - 1; i >= 0; i--) {
            reversed += s.charAt(i);
        }
        assert reversed.length() == s.length();
        if (reversed.equals(s) && s.length() > 1) {
            assert s.charAt(0) == s.charAt(s.length() - 1);
        }
    }
}
