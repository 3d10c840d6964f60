package j21apps;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Hindley-Milner inference for a lambda calculus, with unification over pairs of types. */
public class TypeChecker {

    sealed interface Type { }

    record Con(String name, List<Type> args) implements Type {
        Con(String name, Type... args) {
            this(name, List.of(args));
        }
    }

    record Meta(int id) implements Type { }

    record Fun(Type from, Type to) implements Type { }

    sealed interface Term { }

    record Lit(Object value) implements Term { }

    record Ref(String name) implements Term { }

    record Lam(String param, Term body) implements Term { }

    record App(Term f, Term arg) implements Term { }

    record Let(String name, Term value, Term body) implements Term { }

    record If(Term c, Term t, Term e) implements Term { }

    record Scheme(List<Integer> bound, Type type) { }

    record Both(Type a, Type b) { }

    static final class TypeError extends RuntimeException {
        TypeError(String m) {
            super(m, null, false, false);
        }
    }

    private final Map<Integer, Type> solved = new HashMap<>();
    private int fresh;

    Type meta() {
        return new Meta(fresh++);
    }

    Type prune(Type t) {
        return t instanceof Meta(int id) && solved.get(id) instanceof Type u ? prune(u) : t;
    }

    Type resolve(Type t) {
        return switch (prune(t)) {
            case Con(String n, List<Type> a) -> new Con(n, a.stream().map(this::resolve).toList());
            case Fun(Type f, Type r) -> new Fun(resolve(f), resolve(r));
            case Meta m -> m;
        };
    }

    boolean occurs(int id, Type t) {
        return switch (prune(t)) {
            case Meta(int other) -> id == other;
            case Fun(var a, var b) -> occurs(id, a) || occurs(id, b);
            case Con(var n, var args) -> args.stream().anyMatch(x -> occurs(id, x));
        };
    }

    void unify(Type x, Type y) {
        switch (new Both(prune(x), prune(y))) {
            case Both(Meta(int a), Meta(int b)) when a == b -> { }
            case Both(Meta(int a), Type t) when occurs(a, t) -> throw new TypeError("infinite type " + show(t));
            case Both(Meta(int a), Type t) -> solved.put(a, t);
            case Both(Type t, Meta m) -> unify(m, t);
            case Both(Fun(var a, var b), Fun(var c, var d)) -> {
                unify(a, c);
                unify(b, d);
            }
            case Both(Con(var n, var as), Con(var m, var bs)) when n.equals(m) && as.size() == bs.size() -> {
                for (int i = 0; i < as.size(); i++) {
                    unify(as.get(i), bs.get(i));
                }
            }
            case Both(var a, var b) -> throw new TypeError(show(a) + " is not " + show(b));
        }
    }

    Type infer(Term term, Map<String, Scheme> env) {
        return switch (term) {
            case Lit(Integer i) -> new Con("Int");
            case Lit(Boolean b) -> new Con("Bool");
            case Lit(String s) -> new Con("Str");
            case Lit(List<?> l) when l.isEmpty() -> new Con("List", meta());
            case Lit(List<?> l) -> new Con("List", infer(new Lit(l.getFirst()), env));
            case Lit(null_ n) -> new Con("Unit");
            case Lit(var o) -> throw new TypeError("no literal " + o);
            case Ref(var n) when env.get(n) instanceof Scheme(var bound, var t) -> {
                Map<Integer, Type> m = new HashMap<>();
                bound.forEach(b -> m.put(b, meta()));
                yield instantiate(resolve(t), m);
            }
            case Ref(var n) -> throw new TypeError("unknown " + n);
            case Lam(var p, var body) -> {
                Type a = meta();
                Map<String, Scheme> inner = new HashMap<>(env);
                inner.put(p, new Scheme(List.of(), a));
                yield new Fun(a, infer(body, inner));
            }
            case App(var f, var x) -> {
                Type r = meta();
                unify(infer(f, env), new Fun(infer(x, env), r));
                yield r;
            }
            case Let(var n, var v, var body) -> {
                Type t = resolve(infer(v, env));
                Map<String, Scheme> inner = new HashMap<>(env);
                java.util.TreeSet<Integer> free = new java.util.TreeSet<>();
                metas(t, free);
                env.values().forEach(s -> free.removeIf(id -> !s.bound().contains(id) && occurs(id, s.type())));
                inner.put(n, new Scheme(List.copyOf(free), t));
                yield infer(body, inner);
            }
            case If(var c, var t, var e) -> {
                unify(infer(c, env), new Con("Bool"));
                Type r = infer(t, env);
                unify(r, infer(e, env));
                yield r;
            }
        };
    }

    enum null_ { UNIT }

    void metas(Type t, java.util.Set<Integer> into) {
        switch (t) {
            case Meta(int id) -> into.add(id);
            case Fun(Type a, Type b) -> {
                metas(a, into);
                metas(b, into);
            }
            case Con(String n, List<Type> args) -> args.forEach(x -> metas(x, into));
        }
    }

    Type instantiate(Type t, Map<Integer, Type> m) {
        return switch (t) {
            case Meta(int id) when m.containsKey(id) -> m.get(id);
            case Meta x -> x;
            case Fun(var a, var b) -> new Fun(instantiate(a, m), instantiate(b, m));
            case Con(var n, var args) -> new Con(n, args.stream().map(x -> instantiate(x, m)).toList());
        };
    }

    String show(Type t) {
        return switch (resolve(t)) {
            case Fun(Fun f, Type r) -> "(" + show(f) + ") -> " + show(r);
            case Fun(Type a, Type r) -> show(a) + " -> " + show(r);
            case Con(String n, List<Type> args) when args.isEmpty() -> n;
            case Con(String n, List<Type> args) -> n + args.stream().map(this::show).toList();
            case Meta(int id) -> "t" + id;
        };
    }

    static void check(String what, Term t) {
        TypeChecker c = new TypeChecker();
        Type i = new Con("Int");
        Map<String, Scheme> env = new HashMap<>();
        env.put("add", new Scheme(List.of(), new Fun(i, new Fun(i, i))));
        env.put("less", new Scheme(List.of(), new Fun(i, new Fun(i, new Con("Bool")))));
        env.put("head", new Scheme(List.of(-1), new Fun(new Con("List", new Meta(-1)), new Meta(-1))));
        try {
            System.out.println(what + " : " + c.show(c.infer(t, env)));
        } catch (TypeError e) {
            System.out.println(what + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Term id = new Lam("x", new Ref("x"));
        check("literal", new Lit(1));
        check("unit", new Lit(null_.UNIT));
        check("id", id);
        check("const", new Lam("x", new Lam("y", new Ref("x"))));
        check("compose", new Lam("f", new Lam("g", new Lam("x", new App(new Ref("f"), new App(new Ref("g"), new Ref("x")))))));
        check("inc", new App(new Ref("add"), new Lit(1)));
        check("poly", new Let("i", id, new If(new App(new Ref("i"), new Lit(true)), new App(new Ref("i"), new Lit(1)), new Lit(2))));
        check("mono", new App(new Lam("i", new If(new App(new Ref("i"), new Lit(true)), new App(new Ref("i"), new Lit(1)), new Lit(2))), id));
        check("omega", new Lam("x", new App(new Ref("x"), new Ref("x"))));
        check("head", new App(new Ref("head"), new Lit(List.of(List.of("s")))));
        check("empty", new Lit(List.of()));
        check("unknown", new App(new Ref("nope"), new Lit(1)));
        check("char", new Lit('c'));
        check("bad", new App(new App(new Ref("less"), new Lit(1)), new Lit("x")));
        check("null", new Let("z", new Lit(null), new Ref("z")));
    }
}
