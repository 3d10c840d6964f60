package apps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compiles a toy language with functions, loops and conditionals to closures, then runs it. */
public class TinyCompiler {
    interface Exp { int ev(int[] f); }
    interface Stm { boolean run(int[] f); }
    static final class Fn { String name; int arity, size; Stm body; int calls; }

    private final String[] toks;
    private int p;
    private final Map<String, Fn> fns = new HashMap<>();
    private Map<String, Integer> vars;
    private final StringBuilder out = new StringBuilder();
    private int steps;

    TinyCompiler(String src) { toks = src.replaceAll("([^A-Za-z0-9\\s])", " $1 ").replace("=  =", "==").replace("<  =", "<=").trim().split("\\s+"); }

    private String peek() { return p < toks.length ? toks[p] : "<eof>"; }
    private boolean eat(String t) {
        if (!peek().equals(t)) return false;
        p++;
        return true;
    }
    private void need(String t) { if (!eat(t)) throw new IllegalStateException("expected " + t + " but found " + peek() + " at token " + p); }
    private int slot(String n) { return vars.computeIfAbsent(n, k -> vars.size() + 1); }

    void program() {
        while (p < toks.length) {
            need("def");
            Fn f = fn(toks[p++]);
            vars = new HashMap<>();
            need("(");
            while (!eat(")")) {
                slot(toks[p++]);
                f.arity++;
                eat(",");
            }
            f.body = block();
            f.size = vars.size() + 1;
        }
    }

    private Fn fn(String n) {
        return fns.computeIfAbsent(n, k -> {
            Fn f = new Fn();
            f.name = k;
            return f;
        });
    }

    private Stm block() {
        need("{");
        List<Stm> l = new ArrayList<>();
        while (!eat("}")) l.add(stm());
        Stm[] a = l.toArray(new Stm[0]);
        return f -> {
            for (Stm s : a) if (s.run(f)) return true;
            return false;
        };
    }

    private Stm stm() {
        if (eat("if")) {
            Exp c = exp();
            Stm t = block(), e = eat("else") ? block() : f -> false;
            return f -> c.ev(f) != 0 ? t.run(f) : e.run(f);
        }
        if (eat("while")) {
            Exp c = exp();
            Stm b = block();
            return f -> {
                while (c.ev(f) != 0) {
                    if (++steps > 20000) throw new IllegalStateException("too many steps");
                    if (b.run(f)) return true;
                }
                return false;
            };
        }
        if (eat("return")) {
            Exp e = exp();
            need(";");
            return f -> {
                f[0] = e.ev(f);
                return true;
            };
        }
        if (eat("print")) {
            Exp e = exp();
            need(";");
            return f -> out.append(e.ev(f)).append(' ') == null;
        }
        String n = toks[p++];
        need("=");
        int s = slot(n);
        Exp e = exp();
        need(";");
        return f -> (f[s] = e.ev(f)) < 0 && false;
    }

    private Exp exp() {
        Exp l = add();
        if (eat("<")) { Exp r = add(); return f -> l.ev(f) < r.ev(f) ? 1 : 0; }
        if (eat("==")) { Exp r = add(); return f -> l.ev(f) == r.ev(f) ? 1 : 0; }
        return l;
    }

    private Exp add() {
        Exp l = mul();
        while (true) {
            Exp a = l;
            if (eat("+")) { Exp b = mul(); l = f -> a.ev(f) + b.ev(f); }
            else if (eat("-")) { Exp b = mul(); l = f -> a.ev(f) - b.ev(f); }
            else return l;
        }
    }

    private Exp mul() {
        Exp l = prim();
        while (true) {
            Exp a = l;
            if (eat("*")) { Exp b = prim(); l = f -> a.ev(f) * b.ev(f); }
            else if (eat("/")) { Exp b = prim(); l = f -> a.ev(f) / b.ev(f); }
            else if (eat("%")) { Exp b = prim(); l = f -> a.ev(f) % b.ev(f); }
            else return l;
        }
    }

    private Exp prim() {
        if (eat("(")) {
            Exp e = exp();
            need(")");
            return e;
        }
        String t = toks[p++];
        if (Character.isDigit(t.charAt(0))) {
            int v = Integer.parseInt(t);
            return f -> v;
        }
        if (eat("(")) {
            List<Exp> as = new ArrayList<>();
            while (!eat(")")) {
                as.add(exp());
                eat(",");
            }
            Fn fn = fn(t);
            return f -> call(fn, as, f);
        }
        Integer s = vars.get(t);
        if (s == null) throw new IllegalStateException("undefined variable " + t);
        return f -> f[s];
    }

    private int call(Fn fn, List<Exp> as, int[] f) {
        if (fn.body == null) throw new IllegalStateException("undefined function " + fn.name);
        if (as.size() != fn.arity) throw new IllegalStateException(fn.name + " takes " + fn.arity);
        int[] g = new int[fn.size];
        for (int i = 0; i < as.size(); i++) g[i + 1] = as.get(i).ev(f);
        fn.calls++;
        fn.body.run(g);
        return g[0];
    }

    static void go(String src) {
        TinyCompiler c = new TinyCompiler(src);
        try {
            c.program();
            int r = c.call(c.fn("main"), List.of(), null);
            System.out.println(c.out + "=> " + r + " calls " + c.fns.values().stream().mapToInt(x -> x.calls).sum());
        } catch (IllegalStateException | ArithmeticException e) {
            System.out.println(c.out + "!! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        go("def main() { return 2 + 3 * (4 - 1); }");
        go("def fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); } def main() { print fib(10); return fib(13); }");
        go("def main() { i = 1; s = 0; while i < 11 { s = s + i * i; if i % 3 == 0 { print s; } i = i + 1; } return s; }");
        go("def gcd(a, b) { while 0 < b { t = a % b; a = b; b = t; } return a; } def main() { return gcd(1071, 462); }");
        go("def even(n) { if n == 0 { return 1; } else { return odd(n - 1); } } def odd(n) { if n == 0 { return 0; } return even(n - 1); } def main() { return even(50) * 10 + odd(7); }");
        go("def main() { n = 27; c = 0; while 1 < n { if n % 2 == 0 { n = n / 2; } else { n = 3 * n + 1; } c = c + 1; } return c; }");
        go("def main() { return 1 / 0; }");
        go("def main() { print 1; while 1 { x = 1; } }");
        go("def main() { return nope(1); }");
        go("def f(a) { return a; } def main() { return f(); }");
        go("def main() { return y; }");
        go("def main() { x = 1 }");
        go("main");
    }
}
