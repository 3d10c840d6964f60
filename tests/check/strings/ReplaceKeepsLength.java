// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class ReplaceKeepsLength {
    public static void main(String[] args) {
        String s = Obligato.anyString(3);
        String replaced = s.replace('/', '.');
        assert replaced.length() == s.length();
        assert replaced.indexOf('/') < 0;
        if (s.indexOf('/') < 0) {
            assert replaced.equals(s);
        }
    }
}
