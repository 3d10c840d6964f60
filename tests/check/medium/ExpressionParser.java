// verdict: VIOLATED
// witness: string "2+3*4"
// needs: 30
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExpressionParser {
    static class SyntaxError extends Exception {
        private static final long serialVersionUID = 1;

        SyntaxError(int at) {
            super("at " + at);
        }
    }

    private final String text;
    private int at;

    ExpressionParser(String text) {
        this.text = text;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    int sum() throws SyntaxError {
        int value = product();
        while (peek() == '+' || peek() == '-') {
            boolean plus = text.charAt(at++) == '+';
            int right = product();
            value = plus ? value + right : value - right;
        }
        return value;
    }

    private int product() throws SyntaxError {
        int value = atom();
        while (peek() == '*') {
            at++;
            value *= atom();
        }
        return value;
    }

    private int atom() throws SyntaxError {
        char c = peek();
        if (c >= '0' && c <= '9') {
            at++;
            return c - '0';
        }
        if (c == '(') {
            at++;
            int value = sum();
            if (peek() != ')') {
                throw new SyntaxError(at);
            }
            at++;
            return value;
        }
        throw new SyntaxError(at);
    }

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 5 && text.charAt(1) == '+' && text.charAt(3) == '*');
        try {
            ExpressionParser parser = new ExpressionParser(text);
            int value = parser.sum();
            assert parser.at != 5 || value != 14;
        } catch (SyntaxError e) {
            System.out.println("syntax error " + e.getMessage());
        }
    }
}
