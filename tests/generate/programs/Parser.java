/** A recursive descent parser of a + ( a ) expressions over short strings. */
public class Parser {
    private final String text;
    private int at;

    private Parser(String text) {
        this.text = text;
    }

    private boolean eat(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private boolean atom() {
        return eat('a') || eat('(') && sum() && eat(')');
    }

    private boolean sum() {
        if (!atom()) {
            return false;
        }
        while (eat('+')) {
            if (!atom()) {
                return false;
            }
        }
        return true;
    }

    public static boolean accepts(String text) {
        if (text == null || text.length() > 3) {
            return false;
        }
        Parser p = new Parser(text);
        return p.sum() && p.at == text.length();
    }
}
