package apps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A small Lisp: reader, environments, closures, tail calls in a loop, error messages. */
public class LispInterpreter {
    interface Prim { Object ap(Object[] a); }
    record Sym(String n) { @Override public String toString() { return n; } }
    static final class Env {
        final Map<String, Object> m = new HashMap<>();
        final Env up;
        Env(Env up) { this.up = up; }
        Object get(String n) {
            for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n)) return e.m.get(n);
            throw new RuntimeException("unbound: " + n);
        }
    }
    record Lambda(List<?> ps, List<?> body, Env env) { @Override public String toString() { return "#<lambda " + ps.size() + ">"; } }

    private final String s;
    private int p;
    LispInterpreter(String s) { this.s = s; }

    Object read() {
        while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++;
        if (p >= s.length()) throw new RuntimeException("eof");
        char c = s.charAt(p++);
        if (c == '(') {
            List<Object> l = new ArrayList<>();
            while (true) {
                while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++;
                if (p < s.length() && s.charAt(p) == ')') {
                    p++;
                    return l;
                }
                l.add(read());
            }
        }
        if (c == ')') throw new RuntimeException("unexpected )");
        if (c == '\'') return List.of(new Sym("quote"), read());
        int b = p - 1;
        while (p < s.length() && "() \n".indexOf(s.charAt(p)) < 0) p++;
        String w = s.substring(b, p);
        try {
            return Long.valueOf(w);
        } catch (NumberFormatException e) {
            return w.equals("#t") ? Boolean.TRUE : w.equals("#f") ? Boolean.FALSE : new Sym(w);
        }
    }

    static Object eval(Object x, Env e) {
        while (true) {
            if (x instanceof Sym y) return e.get(y.n());
            if (!(x instanceof List<?> l)) return x;
            if (l.isEmpty()) return l;
            if (l.get(0) instanceof Sym h) {
                switch (h.n()) {
                    case "quote": return l.get(1);
                    case "if":
                        x = eval(l.get(1), e) != Boolean.FALSE ? l.get(2) : l.size() > 3 ? l.get(3) : Boolean.FALSE;
                        continue;
                    case "define":
                        if (l.get(1) instanceof List<?> sig) e.m.put(sig.get(0).toString(), new Lambda(sig.subList(1, sig.size()), l.subList(2, l.size()), e));
                        else e.m.put(l.get(1).toString(), eval(l.get(2), e));
                        return new Sym("ok");
                    case "lambda": return new Lambda((List<?>) l.get(1), l.subList(2, l.size()), e);
                    case "let": {
                        Env n = new Env(e);
                        for (Object b : (List<?>) l.get(1)) n.m.put(((List<?>) b).get(0).toString(), eval(((List<?>) b).get(1), e));
                        for (int i = 2; i < l.size() - 1; i++) eval(l.get(i), n);
                        x = l.get(l.size() - 1);
                        e = n;
                        continue;
                    }
                    case "set!":
                        for (Env q = e; q != null; q = q.up) if (q.m.containsKey(l.get(1).toString())) {
                            q.m.put(l.get(1).toString(), eval(l.get(2), e));
                            return new Sym("ok");
                        }
                        throw new RuntimeException("set! of unbound " + l.get(1));
                    default:
                }
            }
            Object f = eval(l.get(0), e);
            Object[] a = new Object[l.size() - 1];
            for (int i = 0; i < a.length; i++) a[i] = eval(l.get(i + 1), e);
            if (f instanceof Prim pr) return pr.ap(a);
            if (!(f instanceof Lambda lam)) throw new RuntimeException("not a function: " + f);
            if (lam.ps().size() != a.length) throw new RuntimeException("arity " + a.length + " for " + lam);
            e = new Env(lam.env());
            for (int i = 0; i < a.length; i++) e.m.put(lam.ps().get(i).toString(), a[i]);
            for (int i = 0; i < lam.body().size() - 1; i++) eval(lam.body().get(i), e);
            x = lam.body().get(lam.body().size() - 1);
        }
    }

    static long n(Object o) { return (Long) o; }

    static Env global() {
        Env g = new Env(null);
        g.m.put("+", (Prim) a -> { long s = 0; for (Object o : a) s += n(o); return s; });
        g.m.put("*", (Prim) a -> { long s = 1; for (Object o : a) s *= n(o); return s; });
        g.m.put("-", (Prim) a -> a.length == 1 ? -n(a[0]) : n(a[0]) - n(a[1]));
        g.m.put("/", (Prim) a -> n(a[0]) / n(a[1]));
        g.m.put("<", (Prim) a -> n(a[0]) < n(a[1]));
        g.m.put("=", (Prim) a -> a[0].equals(a[1]));
        g.m.put("cons", (Prim) a -> { List<Object> l = new ArrayList<>(); l.add(a[0]); l.addAll((List<?>) a[1]); return l; });
        g.m.put("car", (Prim) a -> ((List<?>) a[0]).get(0));
        g.m.put("cdr", (Prim) a -> ((List<?>) a[0]).subList(1, ((List<?>) a[0]).size()));
        g.m.put("null?", (Prim) a -> a[0] instanceof List<?> l && l.isEmpty());
        g.m.put("list", (Prim) List::of);
        return g;
    }

    public static void main(String[] args) {
        Env g = global();
        String[] prog = {"(+ 1 2 (* 3 4))", "(define (fact n) (if (< n 2) 1 (* n (fact (- n 1)))))", "(fact 15)", "(define (loop i acc) (if (= i 0) acc (loop (- i 1) (+ acc i))))", "(loop 3000 0)",
            "(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l)))))", "(map (lambda (x) (* x x)) '(1 2 3 4))", "(define counter (let ((n 0)) (lambda () (set! n (+ n 1)) n)))", "(counter)", "(+ (counter) (counter))",
            "(define (compose f g) (lambda (x) (f (g x))))", "((compose car cdr) '(a b c))", "'(quote (x . y))", "(if #f 1)", "(let ((x 2) (y 3)) (list y x (- x)))", "fact", "()",
            "(undefined 1)", "(1 2)", "(fact)", "(car '())", "(/ 1 0)", "(+ 1 'a)", "(set! zz 1)", "(", ")"};
        for (String t : prog) {
            try {
                System.out.println(eval(new LispInterpreter(t).read(), g));
            } catch (ClassCastException e) {
                System.out.println("type error");
            } catch (IndexOutOfBoundsException e) {
                System.out.println("empty list");
            } catch (RuntimeException e) {
                System.out.println("error: " + e.getMessage());
            }
        }
    }
}
