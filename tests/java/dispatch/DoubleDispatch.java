package dispatch;

/** Visitors and multi-method tables through overloads chosen statically. */
public class DoubleDispatch {
    interface Visitor<R> { R num(Num n); R bin(Bin b); R neg(Neg n); R var(Var v); }
    static abstract class Node { abstract <R> R accept(Visitor<R> v); }
    static class Num extends Node { final double v; Num(double v) { this.v = v; } <R> R accept(Visitor<R> x) { return x.num(this); } }
    static class Var extends Node { final char n; Var(char n) { this.n = n; } <R> R accept(Visitor<R> x) { return x.var(this); } }
    static class Neg extends Node { final Node e; Neg(Node e) { this.e = e; } <R> R accept(Visitor<R> x) { return x.neg(this); } }
    static class Bin extends Node {
        final char op;
        final Node l, r;
        Bin(char op, Node l, Node r) { this.op = op; this.l = l; this.r = r; }
        <R> R accept(Visitor<R> x) { return x.bin(this); }
    }

    static class Print implements Visitor<String> {
        public String num(Num n) { return n.v == (int) n.v ? "" + (int) n.v : "" + n.v; }
        public String var(Var v) { return "" + v.n; }
        public String neg(Neg n) { return "-" + n.e.accept(this); }
        public String bin(Bin b) { return "(" + b.l.accept(this) + " " + b.op + " " + b.r.accept(this) + ")"; }
    }

    static class Eval implements Visitor<Double> {
        final double[] env = new double[128];
        public Double num(Num n) { return n.v; }
        public Double var(Var v) { return env[v.n]; }
        public Double neg(Neg n) { return -n.e.accept(this); }
        public Double bin(Bin b) {
            double l = b.l.accept(this), r = b.r.accept(this);
            switch (b.op) {
                case '+': return l + r;
                case '-': return l - r;
                case '*': return l * r;
                default: return l / r;
            }
        }
    }

    static class Diff implements Visitor<Node> {
        public Node num(Num n) { return new Num(0); }
        public Node var(Var v) { return new Num(v.n == 'x' ? 1 : 0); }
        public Node neg(Neg n) { return new Neg(n.e.accept(this)); }
        public Node bin(Bin b) {
            Node dl = b.l.accept(this), dr = b.r.accept(this);
            if (b.op == '*') return new Bin('+', new Bin('*', dl, b.r), new Bin('*', b.l, dr));
            if (b.op == '/') return new Bin('/', new Bin('-', new Bin('*', dl, b.r), new Bin('*', b.l, dr)), new Bin('*', b.r, b.r));
            return new Bin(b.op, dl, dr);
        }
    }

    static class Simplify implements Visitor<Node> {
        public Node num(Num n) { return n.v < 0 ? new Neg(new Num(-n.v)) : n; }
        public Node var(Var v) { return v; }
        public Node neg(Neg n) {
            Node e = n.e.accept(this);
            return e instanceof Neg ? ((Neg) e).e : is(e, 0) ? e : new Neg(e);
        }
        boolean is(Node n, double v) { return n instanceof Num && ((Num) n).v == v; }
        public Node bin(Bin b) {
            Node l = b.l.accept(this), r = b.r.accept(this);
            if (b.op == '*' && (is(l, 0) || is(r, 0))) return new Num(0);
            if (b.op == '*' && is(l, 1)) return r;
            if ((b.op == '*' || b.op == '/') && is(r, 1)) return l;
            if (b.op == '+' && is(l, 0)) return r;
            if ((b.op == '+' || b.op == '-') && is(r, 0)) return l;
            if (l instanceof Num && r instanceof Num) return new Num(new Bin(b.op, l, r).accept(new Eval()));
            return new Bin(b.op, l, r);
        }
    }

    public static void main(String[] args) {
        Node x = new Var('x'), y = new Var('y');
        Node[] nodes = {
            new Num(3.5), new Bin('*', x, x), new Bin('+', new Bin('*', new Num(3), x), y),
            new Bin('/', new Num(1), x), new Neg(new Neg(new Bin('-', x, new Num(0)))),
            new Bin('*', new Bin('+', new Num(2), new Num(-2)), y), new Bin('/', x, new Bin('-', y, y))
        };
        Print p = new Print();
        Eval e = new Eval();
        e.env['x'] = 4;
        e.env['y'] = -0.5;
        for (Node n : nodes) {
            Node d = n.accept(new Diff());
            System.out.println(n.accept(p) + " = " + n.accept(e) + " | " + n.accept(new Simplify()).accept(p)
                + " | " + d.accept(new Simplify()).accept(p) + " = " + d.accept(e));
        }
        Visitor<Integer> depth = new Visitor<>() {
            public Integer num(Num n) { return 1; }
            public Integer var(Var v) { return 1; }
            public Integer neg(Neg n) { return 1 + n.e.accept(this); }
            public Integer bin(Bin b) { return 1 + Math.max(b.l.accept(this), b.r.accept(this)); }
        };
        int total = 0;
        for (Node n : nodes) total += n.accept(depth);
        System.out.println(total);
    }
}
