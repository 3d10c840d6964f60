package exceptions;

/** main declares a checked exception and lets it escape after cleaning up. */
public class UncaughtChecked {
    static class Parser {
        private final String in;
        private int pos;

        Parser(String in) { this.in = in; }

        static class ParseError extends Exception {
            final int at;
            ParseError(int at, String what) {
                super(what + " at " + at);
                this.at = at;
            }
        }

        int list() throws ParseError {
            expect('[');
            int n = 0;
            while (peek() != ']') {
                if (n++ > 0) expect(',');
                item();
            }
            expect(']');
            return n;
        }

        void item() throws ParseError {
            if (peek() == '[') list();
            else if (Character.isDigit(peek())) pos++;
            else throw new ParseError(pos, "unexpected '" + peek() + "'");
        }

        char peek() { return pos < in.length() ? in.charAt(pos) : '$'; }

        void expect(char c) throws ParseError {
            if (peek() != c) throw new ParseError(pos, "expected '" + c + "' but got '" + peek() + "'");
            pos++;
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"[]", "[1,2,[3,[4]],5]", "[1", "[1 2]", "x"}) {
            try {
                System.out.println(s + " -> " + new Parser(s).list());
            } catch (Parser.ParseError e) {
                System.out.println(s + " -> " + e.getMessage() + " (" + e.at + ")");
            }
        }
        try {
            new Parser("[[[,").list();
        } finally {
            System.out.println("cleanup");
        }
    }
}
