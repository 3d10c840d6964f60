package dispatch;

/** Default methods: inheritance, override, class wins, X.super, diamonds, re-abstraction. */
public class DefaultMethods {
    interface A { default String hi() { return "A"; } default String who() { return "who " + hi(); } }
    interface B extends A { @Override default String hi() { return "B>" + A.super.hi(); } }
    interface C extends A { @Override default String hi() { return "C"; } }
    interface D extends A { }
    interface E extends A { @Override String hi(); }
    interface Loud { default String hi() { return "LOUD"; } }

    static class ImplA implements A { }
    static class ImplB implements B { }
    static class ImplBA implements A, B { }
    static class ImplD implements D, B { }
    static class Both implements B, C {
        @Override public String hi() { return "Both(" + B.super.hi() + "," + C.super.hi() + ")"; }
    }
    static class Abs { public String hi() { return "class wins"; } }
    static class Wins extends Abs implements B { }
    static abstract class ReAbs implements E { }
    static class ReImpl extends ReAbs { public String hi() { return "re-implemented"; } }
    static class Mixed implements A, Loud {
        @Override public String hi() { return Loud.super.hi().toLowerCase() + A.super.hi(); }
    }
    static class Super extends ImplB { @Override public String hi() { return "Super>" + super.hi(); } }
    static class Late extends ImplA implements B { }

    interface Stack2<T> {
        void push(T t);
        T pop();
        boolean isEmpty();
        default T peek() {
            T t = pop();
            push(t);
            return t;
        }
        default int drain() {
            int n = 0;
            while (!isEmpty()) {
                pop();
                n++;
            }
            return n;
        }
        static <T> Stack2<T> create() {
            return new Stack2<>() {
                private final java.util.ArrayDeque<T> q = new java.util.ArrayDeque<>();
                public void push(T t) { q.push(t); }
                public T pop() { return q.pop(); }
                public boolean isEmpty() { return q.isEmpty(); }
            };
        }
    }

    interface Priv {
        private String secret() { return "secret of " + name(); }
        private static String util(int n) { return "*".repeat(n); }
        String name();
        default String tell() { return util(name().length()) + secret(); }
        static String all(Priv... ps) {
            String s = "";
            for (Priv p : ps) s += p.secret() + ";";
            return s;
        }
    }

    interface Tri { default String t() { return "Tri"; } }
    interface L1 extends Tri { }
    interface L2 extends Tri { default String t() { return "L2+" + Tri.super.t(); } }
    static class Diamond implements L1, L2 { }
    static class DiamondRev implements L2, L1 { }

    public static void main(String[] args) {
        A[] all = {new ImplA(), new ImplB(), new ImplBA(), new ImplD(), new Both(), new Wins(), new ReImpl(), new Mixed(), new Super(), new Late()};
        for (A a : all) System.out.println(a.getClass().getSimpleName() + ": " + a.hi() + " / " + a.who());
        Stack2<String> st = Stack2.create();
        st.push("x");
        st.push("y");
        System.out.println(st.peek() + st.peek() + st.drain() + st.isEmpty());
        try {
            st.peek();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty");
        }
        Priv p = () -> "lambda";
        System.out.println(p.tell() + " " + Priv.all(p, () -> "other", new Priv() {
            public String name() { return "anon"; }
            public String tell() { return "overridden"; }
        }));
        System.out.println(new Diamond().t() + " " + new DiamondRev().t() + " " + new L1() { }.t());
        System.out.println(new A() { }.who() + " " + new B() { public String hi() { return "anonB>" + B.super.hi(); } }.who());
    }
}
