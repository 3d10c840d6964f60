package sealed;

/** An evaluator over sealed records: lambda calculus with closures, plus JSON-like values. */
public class AlgebraicTypes {
    sealed interface Term permits Var, Lam, App, Lit, Prim, If { }
    record Var(String n) implements Term { public String toString() { return n; } }
    record Lam(String p, Term b) implements Term { public String toString() { return "\\" + p + "." + b; } }
    record App(Term f, Term a) implements Term { public String toString() { return "(" + f + " " + a + ")"; } }
    record Lit(int v) implements Term { public String toString() { return "" + v; } }
    record Prim(char op, Term l, Term r) implements Term { public String toString() { return "(" + l + op + r + ")"; } }
    record If(Term c, Term t, Term e) implements Term { }

    record Env(String n, Object v, Env up) {
        static Object get(Env e, String n) {
            for (; e != null; e = e.up) if (e.n.equals(n)) return e.v;
            throw new java.util.NoSuchElementException("unbound " + n);
        }
    }
    record Closure(Lam l, Env env) { public String toString() { return "<closure " + l.p() + ">"; } }

    static int steps;

    static Object eval(Term t, Env env) {
        steps++;
        if (t instanceof Lit l) return l.v();
        if (t instanceof Var v) return Env.get(env, v.n());
        if (t instanceof Lam l) return new Closure(l, env);
        if (t instanceof App a) {
            Closure c = (Closure) eval(a.f(), env);
            Object arg = eval(a.a(), env);
            return eval(c.l().b(), new Env(c.l().p(), arg, c.env()));
        }
        if (t instanceof If i) return (int) eval(i.c(), env) != 0 ? eval(i.t(), env) : eval(i.e(), env);
        Prim p = (Prim) t;
        int l = (int) eval(p.l(), env), r = (int) eval(p.r(), env);
        return switch (p.op()) {
            case '+' -> l + r;
            case '-' -> l - r;
            case '*' -> l * r;
            case '<' -> l < r ? 1 : 0;
            default -> throw new IllegalStateException("op " + p.op());
        };
    }

    static java.util.Set<String> free(Term t) {
        java.util.TreeSet<String> s = new java.util.TreeSet<>();
        if (t instanceof Var v) s.add(v.n());
        else if (t instanceof Lam l) {
            s.addAll(free(l.b()));
            s.remove(l.p());
        } else if (t instanceof App a) {
            s.addAll(free(a.f()));
            s.addAll(free(a.a()));
        } else if (t instanceof Prim p) {
            s.addAll(free(p.l()));
            s.addAll(free(p.r()));
        } else if (t instanceof If i) for (Term x : new Term[] {i.c(), i.t(), i.e()}) s.addAll(free(x));
        return s;
    }

    static Lam lam(String p, Term b) { return new Lam(p, b); }
    static Term app(Term f, Term... as) {
        for (Term a : as) f = new App(f, a);
        return f;
    }
    static Var v(String n) { return new Var(n); }

    public static void main(String[] args) {
        // the applicative-order fixpoint combinator
        Term half = lam("x", app(v("f"), lam("y", app(v("x"), v("x"), v("y")))));
        Term fix = lam("f", app(half, half));
        Term fact = app(fix, lam("r", lam("n", new If(new Prim('<', v("n"), new Lit(2)), new Lit(1), new Prim('*', v("n"), app(v("r"), new Prim('-', v("n"), new Lit(1))))))));
        Term fib = app(fix, lam("r", lam("n", new If(new Prim('<', v("n"), new Lit(2)), v("n"), new Prim('+', app(v("r"), new Prim('-', v("n"), new Lit(1))), app(v("r"), new Prim('-', v("n"), new Lit(2))))))));
        System.out.println(eval(app(fact, new Lit(10)), null) + " " + steps);
        System.out.println(eval(app(fib, new Lit(12)), null) + " " + steps);
        System.out.println(fix + " " + eval(fix, null));
        System.out.println(eval(app(lam("x", lam("y", new Prim('-', v("x"), v("y")))), new Lit(10), new Lit(3)), null));
        System.out.println(free(app(lam("x", new Prim('+', v("x"), v("y"))), v("z"))) + " " + free(fact));
        System.out.println(lam("x", v("x")).equals(lam("x", v("x"))) + " " + lam("x", v("x")).equals(lam("y", v("y"))));
        for (Term bad : new Term[] {v("q"), app(new Lit(1), new Lit(2)), new Prim('/', new Lit(1), new Lit(2)), new Prim('+', lam("x", v("x")), new Lit(1))}) {
            try {
                System.out.println(eval(bad, null));
            } catch (RuntimeException e) {
                System.out.println(bad + " -> " + e.getClass().getSimpleName() + (e instanceof ClassCastException ? "" : " " + e.getMessage()));
            }
        }
    }
}
