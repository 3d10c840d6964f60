// verdict: HOLDS
// inputs: bounded
import java.util.Locale;
import obligato.Obligato;

public class UpperAscii {
    public static void main(String[] args) {
        String s = Obligato.anyString(2);
        for (char c : s.toCharArray()) {
            Obligato.assume(c < 128);
        }
        String upper = s.toUpperCase(Locale.ROOT);
        assert upper.length() == s.length();
        assert upper.equalsIgnoreCase(s);
        for (char c : upper.toCharArray()) {
            assert c < 'a' || c > 'z';
        }
    }
}
