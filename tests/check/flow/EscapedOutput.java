// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class EscapedOutput {
    static class Page {
        private final StringBuilder text = new StringBuilder();

        void print(String s) {
            assert s.indexOf('<') < 0 : "markup reaches the page";
            text.append(s);
        }
    }

    static String escape(String s) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '<') {
                result.append("&lt;");
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    public static void main(String[] args) {
        String name = Obligato.anyString(3);
        new Page().print("Hello " + escape(name));
    }
}
