package apps;

import java.util.ArrayList;
import java.util.List;

/** A hand-written scanner reading a little program from standard input. */
public class Tokenizer {
    enum Kind { ID, KEYWORD, INT, REAL, STRING, CHAR, OP, COMMENT, ERROR, END }
    record Token(Kind kind, String text, int line, int col) {
        @Override public String toString() { return line + ":" + col + " " + kind + " '" + text.replace("\n", "\\n") + "'"; }
    }

    private static final String[] KEYWORDS = {"if", "else", "while", "return", "int", "var"};
    private static final String[] OPS = {">>>=", "<<=", ">>=", ">>>", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "->", "<<", ">>"};

    private final String s;
    private int p, line = 1, start;

    Tokenizer(String s) { this.s = s; }

    private char at(int k) { return p + k < s.length() ? s.charAt(p + k) : '\0'; }

    private Token make(Kind k, int from, int col, int ln) { return new Token(k, s.substring(from, p), ln, col); }

    Token next() {
        for (; Character.isWhitespace(at(0)); p++) {
            if (at(0) == '\n') {
                line++;
                start = p + 1;
            }
        }
        int from = p, col = p - start + 1, ln = line;
        char c = at(0);
        if (p >= s.length()) return new Token(Kind.END, "", ln, col);
        if (Character.isLetter(c) || c == '_') {
            while (Character.isLetterOrDigit(at(0)) || at(0) == '_') p++;
            String w = s.substring(from, p);
            for (String k : KEYWORDS) if (k.equals(w)) return make(Kind.KEYWORD, from, col, ln);
            return make(Kind.ID, from, col, ln);
        }
        if (Character.isDigit(c)) {
            Kind k = Kind.INT;
            if (c == '0' && (at(1) == 'x' || at(1) == 'X')) {
                p += 2;
                while (Character.digit(at(0), 16) >= 0) p++;
                return make(Kind.INT, from, col, ln);
            }
            while (Character.isDigit(at(0))) p++;
            if (at(0) == '.' && Character.isDigit(at(1))) {
                k = Kind.REAL;
                p++;
                while (Character.isDigit(at(0))) p++;
            }
            if ((at(0) | 32) == 'e' && (Character.isDigit(at(1)) || (at(1) == '-' || at(1) == '+') && Character.isDigit(at(2)))) {
                k = Kind.REAL;
                p += 2;
                while (Character.isDigit(at(0))) p++;
            }
            if (Character.isLetter(at(0))) {
                while (Character.isLetterOrDigit(at(0))) p++;
                k = Kind.ERROR;
            }
            return make(k, from, col, ln);
        }
        switch (c) {
            case '"':
            case '\'':
                p++;
                while (at(0) != c && at(0) != '\n' && p < s.length()) p += at(0) == '\\' ? 2 : 1;
                if (at(0) != c) return make(Kind.ERROR, from, col, ln);
                p++;
                return make(c == '"' ? Kind.STRING : Kind.CHAR, from, col, ln);
            case '/':
                if (at(1) == '/') {
                    while (p < s.length() && at(0) != '\n') p++;
                    return make(Kind.COMMENT, from, col, ln);
                }
                if (at(1) == '*') {
                    p += 2;
                    while (p < s.length() && !(at(0) == '*' && at(1) == '/')) {
                        if (at(0) == '\n') {
                            line++;
                            start = p + 1;
                        }
                        p++;
                    }
                    p = Math.min(p + 2, s.length());
                    return make(Kind.COMMENT, from, col, ln);
                }
            default:
                for (String o : OPS) if (s.startsWith(o, p)) {
                    p += o.length();
                    return make(Kind.OP, from, col, ln);
                }
                p++;
                return make("+-*/%<>=!&|^~?:;,.(){}[]".indexOf(c) >= 0 ? Kind.OP : Kind.ERROR, from, col, ln);
        }
    }

    public static void main(String[] args) throws java.io.IOException {
        StringBuilder in = new StringBuilder();
        for (int c; (c = System.in.read()) >= 0; ) in.append((char) c);
        Tokenizer t = new Tokenizer(in.toString());
        int[] counts = new int[Kind.values().length];
        List<Token> errors = new ArrayList<>();
        Token k;
        do {
            k = t.next();
            counts[k.kind().ordinal()]++;
            if (k.kind() == Kind.ERROR) errors.add(k);
            System.out.println(k);
        } while (k.kind() != Kind.END);
        for (Kind x : Kind.values()) System.out.print(x + "=" + counts[x.ordinal()] + " ");
        System.out.println();
        System.out.println(errors.size() + " errors, first " + (errors.isEmpty() ? "none" : errors.get(0)));
    }
}
