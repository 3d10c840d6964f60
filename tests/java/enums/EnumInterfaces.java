package enums;

/** Enums implementing interfaces, holding lambdas, acting as strategies and state machines. */
public class EnumInterfaces {
    interface Token { boolean matches(char c); default String label() { return "<" + this + ">"; } }
    enum Kind implements Token {
        DIGIT { public boolean matches(char c) { return c >= '0' && c <= '9'; } },
        LETTER { public boolean matches(char c) { return Character.isLetter(c); } @Override public String label() { return "letter"; } },
        SPACE { public boolean matches(char c) { return c == ' '; } },
        OTHER { public boolean matches(char c) { return true; } };
        static Kind of(char c) {
            for (Kind k : values()) if (k.matches(c)) return k;
            throw new AssertionError();
        }
    }
    enum Round implements java.util.function.DoubleUnaryOperator, Comparator2<Double> {
        UP(Math::ceil), DOWN(Math::floor), HALF(d -> Math.floor(d + 0.5)), NONE(d -> d) { @Override public int cmp(Double a, Double b) { return 0; } };
        private final java.util.function.DoubleUnaryOperator f;
        Round(java.util.function.DoubleUnaryOperator f) { this.f = f; }
        public double applyAsDouble(double d) { return f.applyAsDouble(d); }
        public int cmp(Double a, Double b) { return Double.compare(applyAsDouble(a), applyAsDouble(b)); }
    }
    interface Comparator2<T> { int cmp(T a, T b); }
    enum State {
        IDLE {
            State on(char ev) { return ev == 's' ? RUN : this; }
        },
        RUN {
            int ticks;
            State on(char ev) {
                switch (ev) {
                    case 't': return ++ticks > 2 ? DONE : this;
                    case 'p': return PAUSE;
                    default: return super.on(ev);
                }
            }
        },
        PAUSE { State on(char ev) { return ev == 's' ? RUN : super.on(ev); } },
        DONE;
        static int ignored;
        State on(char ev) { ignored++; return ev == 'r' ? IDLE : this; }
    }
    enum Perm {
        READ, WRITE, EXEC;
        final int bit = 1 << ordinal();
        static String show(int mask) {
            String s = "";
            for (Perm p : values()) s += (mask & p.bit) != 0 ? p.name().charAt(0) : '-';
            return s;
        }
        static int mask(Perm... ps) {
            int m = 0;
            for (Perm p : ps) m |= p.bit;
            return m;
        }
    }
    enum Roman {
        I(1), V(5), X(10), L(50), C(100);
        final int v;
        Roman(int v) { this.v = v; }
        static int parse(String s) {
            int t = 0, prev = 0;
            for (int i = s.length() - 1; i >= 0; i--) {
                int v = valueOf(s.substring(i, i + 1)).v;
                t += v < prev ? -v : v;
                prev = Math.max(prev, v);
            }
            return t;
        }
    }
    static <E extends Enum<E>> E next(E e) {
        E[] all = e.getDeclaringClass().getEnumConstants();
        return all[(e.ordinal() + 1) % all.length];
    }
    static <E extends Enum<E> & Token> String labels(Class<E> c) {
        StringBuilder sb = new StringBuilder();
        for (E e : c.getEnumConstants()) sb.append(e.label()).append(e.ordinal());
        return sb.toString();
    }

    public static void main(String[] args) {
        for (char c : "a1 ?".toCharArray()) System.out.print(Kind.of(c) + Kind.of(c).label() + " ");
        System.out.println(labels(Kind.class));
        for (Round r : Round.values()) System.out.print(r + " " + r.applyAsDouble(2.5) + " " + r.applyAsDouble(-2.5) + " " + r.cmp(1.2, 1.9) + "; ");
        System.out.println();
        State s = State.IDLE;
        for (char ev : "xsttpxsttxrs".toCharArray()) {
            s = s.on(ev);
            System.out.print(s + " ");
        }
        System.out.println(State.ignored);
        System.out.println(Perm.show(Perm.mask(Perm.READ, Perm.EXEC)) + Perm.show(0) + Perm.show(7) + Perm.show(Perm.mask()));
        System.out.println(Roman.parse("XLIV") + " " + Roman.parse("XCIX") + " " + Roman.parse("LXXXVIII"));
        System.out.println(next(Perm.EXEC) + " " + next(Kind.DIGIT) + " " + next(next(State.DONE)));
        try {
            Roman.parse("XQ");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
