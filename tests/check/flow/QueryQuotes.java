// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class QueryQuotes {
    static String quote(String s) {
        return "'" + s.replace("'", "''") + "'";
    }

    public static void main(String[] args) {
        String quoted = quote(Obligato.anyString(3));
        int quotes = 0;
        for (char c : quoted.toCharArray()) {
            if (c == '\'') {
                quotes++;
            }
        }
        assert quotes % 2 == 0;
        assert quoted.length() >= 2;
    }
}
