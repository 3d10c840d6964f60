package records;

/** Generic, nested, recursive and interface-implementing records; local records; records in collections. */
public class GenericRecords {
    record Pair<A, B>(A a, B b) {
        static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
        <C> Pair<A, C> withB(C c) { return new Pair<>(a, c); }
        Pair<B, A> swap() { return new Pair<>(b, a); }
    }
    record Node<T>(T v, Node<T> next) {
        Node(T v) { this(v, null); }
        int size() { return 1 + (next == null ? 0 : next.size()); }
    }
    sealed interface Expr permits Num, Add, Mul, Neg { }
    record Num(int v) implements Expr { }
    record Add(Expr l, Expr r) implements Expr { }
    record Mul(Expr l, Expr r) implements Expr { }
    record Neg(Expr e) implements Expr { }
    record Box<T extends Comparable<T>>(T v) implements Comparable<Box<T>> {
        public int compareTo(Box<T> o) { return v.compareTo(o.v); }
    }
    interface HasId { int id(); default String key() { return getClass().getSimpleName() + "#" + id(); } }
    record User(int id, String name) implements HasId { }
    record Order(int id, User by, java.util.List<String> items) implements HasId {
        record Line(String what, int qty) { static final Line NONE = new Line("-", 0); }
        Line line(int i) { return i < items.size() ? new Line(items.get(i), items.get(i).length()) : Line.NONE; }
    }

    static int eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Add a) return eval(a.l()) + eval(a.r());
        if (e instanceof Mul m) return eval(m.l()) * eval(m.r());
        return -eval(((Neg) e).e());
    }

    static Expr simp(Expr e) {
        if (e instanceof Mul m) {
            Expr l = simp(m.l()), r = simp(m.r());
            if (l.equals(new Num(0)) || r.equals(new Num(0))) return new Num(0);
            if (l.equals(new Num(1))) return r;
            return r.equals(new Num(1)) ? l : new Mul(l, r);
        }
        if (e instanceof Add a) {
            Expr l = simp(a.l()), r = simp(a.r());
            return l.equals(new Num(0)) ? r : r.equals(new Num(0)) ? l : l.equals(r) ? simp(new Mul(new Num(2), l)) : new Add(l, r);
        }
        return e instanceof Neg n && n.e() instanceof Neg nn ? simp(nn.e()) : e;
    }

    public static void main(String[] args) {
        var p = new Pair<>("k", 1);
        System.out.println(p + " " + p.swap() + " " + p.withB('c') + " " + Pair.twin(5).equals(new Pair<>(5, 5)) + " " + new Pair<>(null, null) + " " + p.equals(p.swap().swap()));
        Node<String> list = new Node<>("a", new Node<>("b", new Node<>("c")));
        System.out.println(list + " " + list.size() + " " + list.equals(new Node<>("a", list.next())));
        Expr e = new Add(new Mul(new Num(1), new Num(7)), new Add(new Num(0), new Neg(new Neg(new Num(3)))));
        System.out.println(e);
        System.out.println(eval(e) + " " + simp(e) + " " + eval(simp(e)) + " " + simp(new Add(new Num(4), new Num(4))));
        var boxes = new java.util.ArrayList<>(java.util.List.of(new Box<>("m"), new Box<>("a"), new Box<>("z")));
        java.util.Collections.sort(boxes);
        System.out.println(boxes + " " + java.util.Collections.max(boxes).v());
        User u = new User(7, "ann");
        Order o = new Order(1, u, java.util.List.of("pen", "paper"));
        System.out.println(u.key() + " " + o.key() + " " + o + " " + o.line(1) + " " + (o.line(5) == Order.Line.NONE));
        record Stat(int n, double mean) {
            Stat add(double x) { return new Stat(n + 1, mean + (x - mean) / (n + 1)); }
        }
        Stat s = new Stat(0, 0);
        for (double d : new double[] {1, 2, 3, 4}) s = s.add(d);
        System.out.println(s);
        var set = new java.util.HashSet<Object>();
        for (int i = 0; i < 20; i++) set.add(i % 2 == 0 ? new Num(i % 5) : new Neg(new Num(i % 3)));
        System.out.println(set.size() + " " + set.contains(new Neg(new Num(2))) + " " + set.contains(new Num(9)));
        Object[] os = {p, list.next().next(), new Num(1)};
        for (Object x : os) System.out.print(x.getClass().isRecord() + "" + (x instanceof Record) + " ");
        System.out.println();
    }
}
