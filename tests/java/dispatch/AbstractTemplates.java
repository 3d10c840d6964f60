package dispatch;

/** Abstract classes, template methods, partial implementations and AbstractMethodError-free dispatch. */
public class AbstractTemplates {
    interface Step { String run(String in); }

    static abstract class Pipeline implements Step {
        private final String name;
        protected int runs;

        protected Pipeline(String name) { this.name = name; }

        @Override public final String run(String in) {
            runs++;
            StringBuilder sb = new StringBuilder(name).append('(');
            try {
                before(sb);
                sb.append(apply(in));
            } catch (UnsupportedOperationException e) {
                sb.append("unsupported:").append(e.getMessage());
            } finally {
                after(sb);
            }
            return sb.append(')').toString();
        }

        protected void before(StringBuilder sb) { }
        protected abstract String apply(String in);
        protected void after(StringBuilder sb) { sb.append('#').append(runs); }
    }

    static class Upper extends Pipeline {
        Upper() { super("up"); }
        @Override protected String apply(String in) { return in.toUpperCase(); }
    }

    static abstract class Wrapping extends Pipeline {
        Wrapping(String n) { super(n + "-wrap"); }
        @Override protected void before(StringBuilder sb) { sb.append(open()); }
        @Override protected void after(StringBuilder sb) {
            sb.append(close());
            super.after(sb);
        }
        abstract char open();
        char close() { return open(); }
    }

    static class Bracket extends Wrapping {
        Bracket() { super("br"); }
        @Override char open() { return '['; }
        @Override char close() { return ']'; }
        @Override protected String apply(String in) { return new StringBuilder(in).reverse().toString(); }
    }

    static class Star extends Wrapping {
        Star() { super("st"); }
        @Override char open() { return '*'; }
        @Override protected String apply(String in) {
            if (in.length() > 3) throw new UnsupportedOperationException(in.length() + " chars");
            return in;
        }
    }

    static abstract class Expr {
        abstract int eval();
        Expr plus(Expr o) {
            Expr me = this;
            return new Expr() { int eval() { return me.eval() + o.eval(); } };
        }
        Expr times(Expr o) {
            Expr me = this;
            return new Expr() {
                int eval() { return me.eval() * o.eval(); }
                @Override Expr plus(Expr p) { return o.plus(p).times(me); }
            };
        }
        static Expr of(int v) { return new Expr() { int eval() { return v; } }; }
    }

    static abstract class Shape implements Comparable<Shape> {
        abstract double area();
        public int compareTo(Shape o) { return Double.compare(area(), o.area()); }
        public String toString() { return getClass().getSimpleName() + "=" + area(); }
    }
    static class Rect extends Shape { double w, h; Rect(double w, double h) { this.w = w; this.h = h; } double area() { return w * h; } }
    static class Square extends Rect { Square(double s) { super(s, s); } }
    static class Tri extends Shape { double area() { return 2.5; } }

    public static void main(String[] args) {
        Step[] steps = {new Upper(), new Bracket(), new Star(), in -> "lambda:" + in, String::trim};
        for (String s : new String[] {"ab", "abcd", " x "}) for (Step st : steps) System.out.println(st.run(s));
        Expr two = Expr.of(2), three = Expr.of(3);
        System.out.println(two.plus(three).eval() + " " + two.times(three).eval() + " " + two.times(three).plus(two).eval() + " " + two.plus(three).times(three).eval());
        Shape[] shapes = {new Rect(2, 3), new Square(1.5), new Tri(), new Rect(0, 9)};
        java.util.Arrays.sort(shapes);
        System.out.println(java.util.Arrays.toString(shapes));
        Step composed = in -> {
            for (Step s : steps) in = s.run(in);
            return in;
        };
        System.out.println(composed.run("q"));
    }
}
