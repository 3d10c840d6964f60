package apps;

/** A recursive descent parser building a tree, evaluating and reporting errors with positions. */
public class ExpressionEvaluator {
    interface Node { double eval(double[] vars); }

    static class SyntaxError extends RuntimeException {
        final int pos;
        SyntaxError(String m, int pos) { super(m + " at " + pos); this.pos = pos; }
    }

    private final String src;
    private int p;

    ExpressionEvaluator(String s) { src = s; }

    static Node parse(String s) {
        ExpressionEvaluator e = new ExpressionEvaluator(s);
        Node n = e.cond();
        if (e.peek() != 0) throw new SyntaxError("trailing '" + e.peek() + "'", e.p);
        return n;
    }

    private char peek() {
        while (p < src.length() && src.charAt(p) == ' ') p++;
        return p < src.length() ? src.charAt(p) : 0;
    }

    private boolean eat(String op) {
        peek();
        if (!src.startsWith(op, p)) return false;
        p += op.length();
        return true;
    }

    private Node cond() {
        Node c = cmp();
        if (!eat("?")) return c;
        Node a = cond();
        if (!eat(":")) throw new SyntaxError("expected ':'", p);
        Node b = cond();
        return v -> c.eval(v) != 0 ? a.eval(v) : b.eval(v);
    }

    private Node cmp() {
        Node l = sum();
        if (eat("<=")) { Node r = sum(); return v -> l.eval(v) <= r.eval(v) ? 1 : 0; }
        if (eat("<")) { Node r = sum(); return v -> l.eval(v) < r.eval(v) ? 1 : 0; }
        if (eat("==")) { Node r = sum(); return v -> l.eval(v) == r.eval(v) ? 1 : 0; }
        return l;
    }

    private Node sum() {
        Node l = term();
        for (;;) {
            Node a = l;
            if (eat("+")) { Node b = term(); l = v -> a.eval(v) + b.eval(v); }
            else if (eat("-")) { Node b = term(); l = v -> a.eval(v) - b.eval(v); }
            else return l;
        }
    }

    private Node term() {
        Node l = power();
        for (;;) {
            Node a = l;
            if (eat("*")) { Node b = power(); l = v -> a.eval(v) * b.eval(v); }
            else if (eat("/")) { Node b = power(); l = v -> a.eval(v) / b.eval(v); }
            else if (eat("%")) { Node b = power(); l = v -> a.eval(v) % b.eval(v); }
            else return l;
        }
    }

    private Node power() {
        Node b = unary();
        if (!eat("^")) return b;
        Node e = power();
        return v -> {
            double r = 1, base = b.eval(v);
            int n = (int) e.eval(v);
            for (int i = 0; i < Math.abs(n); i++) r *= base;
            return n < 0 ? 1 / r : r;
        };
    }

    private Node unary() {
        if (eat("-")) { Node n = unary(); return v -> -n.eval(v); }
        if (eat("+")) return unary();
        return atom();
    }

    private Node atom() {
        char c = peek();
        if (c == '(') {
            p++;
            Node n = cond();
            if (!eat(")")) throw new SyntaxError("expected ')'", p);
            return n;
        }
        int s = p;
        if (Character.isDigit(c) || c == '.') {
            while (p < src.length() && (Character.isDigit(src.charAt(p)) || src.charAt(p) == '.')) p++;
            try {
                double d = Double.parseDouble(src.substring(s, p));
                return v -> d;
            } catch (NumberFormatException e) {
                throw new SyntaxError("bad number " + src.substring(s, p), s);
            }
        }
        if (c >= 'a' && c <= 'z') {
            while (p < src.length() && Character.isLetter(src.charAt(p))) p++;
            String name = src.substring(s, p);
            if (name.length() == 1) return v -> v[name.charAt(0) - 'a'];
            if (!eat("(")) throw new SyntaxError("unknown name " + name, s);
            Node a = cond();
            if (!eat(")")) throw new SyntaxError("expected ')'", p);
            switch (name) {
                case "abs": return v -> Math.abs(a.eval(v));
                case "sqrt": return v -> Math.sqrt(a.eval(v));
                case "floor": return v -> Math.floor(a.eval(v));
                default: throw new SyntaxError("unknown function " + name, s);
            }
        }
        throw new SyntaxError(c == 0 ? "unexpected end" : "unexpected '" + c + "'", p);
    }

    public static void main(String[] args) {
        double[] vars = new double[26];
        vars['x' - 'a'] = 3;
        vars['y' - 'a'] = -2;
        String[] tests = {"1+2*3", "(1+2)*3", "2^3^2", "-2^2", "2^-2", "10-4-3", "100/10/5", "17%5*2", "x*y+x", "x<y?1:2", "x==3?y<0?10:20:30",
            "abs(y)*sqrt(16)", "floor(-2.5)", "1/0", "0/0", "-1/0", "--+-3", ".5+.25", "sqrt(-1)==sqrt(-1)", "((((7))))", "1 <= 1",
            "1+", "(1", "1)", "foo(2)", "bar", "1.2.3", "x?1", "", "3 $ 4", "2 3"};
        for (String t : tests) {
            try {
                System.out.println(t + " = " + parse(t).eval(vars));
            } catch (SyntaxError e) {
                System.out.println(t + " ! " + e.getMessage());
            }
        }
        Node poly = parse("x^3 - 2*x - 5");
        double lo = 2, hi = 3;
        for (int i = 0; i < 30; i++) {
            vars['x' - 'a'] = (lo + hi) / 2;
            if (poly.eval(vars) < 0) lo = vars['x' - 'a'];
            else hi = vars['x' - 'a'];
        }
        System.out.println((int) (lo * 1e6));
    }
}
