// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class TrimBlanks {
    public static void main(String[] args) {
        String s = Obligato.anyString(3);
        String t = s.trim();
        assert t.length() <= s.length();
        assert t.isEmpty() || t.charAt(0) > ' ' && t.charAt(t.length() - 1) > ' ';
        assert s.contains(t);
    }
}
