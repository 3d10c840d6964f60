package records;

/** Generated members of records: equality per component type, hash codes, text, accessors. */
public class RecordBasics {
    record Empty() { }
    record P(int x, int y) { }
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, Integer box) { }
    record D(double d, float f) { }
    record Named(String name, P at) { }
    record Override(int a) {
        @java.lang.Override public int a() { return a * 10; }
        @java.lang.Override public String toString() { return "O" + a + "/" + a(); }
        @java.lang.Override public boolean equals(Object o) { return o instanceof Override; }
        @java.lang.Override public int hashCode() { return 42; }
    }
    record One(int v) { }
    record OneToo(int v) { }
    record Lng(long l) { }
    record Ch(char c, boolean b) { }

    public static void main(String[] args) {
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode() + " " + new Empty().equals(null));
        P p = new P(3, -4);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.equals(new P(3, -4)) + " " + p.equals(new P(-4, 3)) + " " + p.equals("P") + " " + p.equals(null) + " " + (p.hashCode() == new P(3, -4).hashCode()));
        All a = new All(true, (byte) -1, (short) -2, 'c', 5, 1L << 40, 1.5f, -0.0, "s", 7);
        All b = new All(true, (byte) -1, (short) -2, 'c', 5, 1L << 40, 1.5f, -0.0, new String("s"), Integer.valueOf(7));
        System.out.println(a);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(new All(true, (byte) -1, (short) -2, 'c', 5, 1L << 40, 1.5f, 0.0, "s", 7)));
        All nulls = new All(false, (byte) 0, (short) 0, '\0', 0, 0, 0, 0, null, null);
        System.out.println(nulls.toString().replace('\0', '0') + " " + nulls.hashCode() + " " + nulls.equals(a) + " " + a.equals(nulls) + " " + nulls.equals(new All(false, (byte) 0, (short) 0, '\0', 0, 0, 0, 0, null, null)));
        // floating components compare like compare(), not like ==
        System.out.println(new D(Double.NaN, Float.NaN).equals(new D(Double.NaN, Float.NaN)) + " " + new D(0.0, 0f).equals(new D(-0.0, 0f)) + " " + new D(0, -0f).equals(new D(0, 0f)));
        System.out.println(new One(5).hashCode() + " " + new Lng(5L).hashCode() + " " + new Lng(-1L).hashCode() + " " + new One(-1).hashCode());
        System.out.println(new One(5).equals(new OneToo(5)) + " " + ((Object) new One(1)).equals(new One(1)));
        Named n = new Named("here", p), m = new Named("here", new P(3, -4));
        System.out.println(n + " " + n.equals(m) + " " + (n.hashCode() == m.hashCode()) + " " + n.equals(new Named(null, p)) + " " + new Named(null, null));
        Override o = new Override(4);
        System.out.println(o + " " + o.a() + " " + o.equals(new Override(9)) + " " + o.hashCode());
        System.out.println(new Ch('x', true) + " " + new Ch('x', true).equals(new Ch('x', false)));
        Record r = p;
        System.out.println(r + " " + r.equals(p) + " " + (r instanceof P q ? q.x() : -1) + " " + P.class.isRecord() + " " + P.class.getRecordComponents().length + " " + P.class.getSuperclass().getSimpleName());
        java.util.Map<P, String> map = new java.util.HashMap<>();
        map.put(new P(1, 1), "one");
        map.put(new P(1, 1), "uno");
        map.put(new P(2, 1), "two");
        System.out.println(map.size() + map.get(new P(1, 1)) + map.get(new P(1, 2)));
        for (var c : All.class.getRecordComponents()) System.out.print(c.getName() + ":" + c.getType().getSimpleName() + " ");
        System.out.println();
    }
}
