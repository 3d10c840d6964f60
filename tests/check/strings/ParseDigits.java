// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class ParseDigits {
    public static void main(String[] args) {
        String text = Obligato.anyString(2);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            Obligato.assume(c >= '0' && c <= '9');
        }
        if (text.isEmpty()) {
            return;
        }
        int value = Integer.parseInt(text);
        assert value >= 0 && value <= 99;
        assert text.length() == 2 || value <= 9;
    }
}
