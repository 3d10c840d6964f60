package switches;

/** instanceof with binding variables: scope, negation, &&, loops, generics, null. */
public class PatternInstanceof {
    static String kind(Object o) {
        if (o instanceof Integer i && i > 10) return "big int " + (i + 1);
        if (o instanceof Integer i) return "int " + i;
        if (o instanceof String s) {
            if (s.isEmpty()) return "empty";
            return "string " + s.charAt(0);
        } else if (o instanceof int[] a && a.length > 0) return "ints " + a[0];
        else if (o instanceof Object[] a) return "objs " + a.length + (a.length > 0 && a[0] instanceof String t ? t : "-");
        if (!(o instanceof Number n)) return "other " + o;
        return "number " + n.intValue();
    }

    static int len(Object o) {
        if (!(o instanceof CharSequence cs)) {
            return -1;
        }
        return cs.length();
    }

    static boolean same(Object a, Object b) {
        return a instanceof String s && b instanceof String t && s.equalsIgnoreCase(t) || a instanceof Integer i && b instanceof Integer j && i.intValue() == j;
    }

    static class P {
        final int x, y;
        P(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) { return o instanceof P p && p.x == x && p.y == y; }
        @Override public int hashCode() { return 31 * x + y; }
    }

    sealed interface Shape permits Sq, Ci, Un { }
    record Sq(double s) implements Shape { }
    record Ci(double r) implements Shape { }
    record Un(Shape a, Shape b) implements Shape { }

    static double area(Shape s) {
        return s instanceof Sq q ? q.s() * q.s() : s instanceof Ci c ? 3 * c.r() * c.r() : s instanceof Un u ? area(u.a()) + area(u.b()) : Double.NaN;
    }

    static int drain(Object o) {
        int n = 0;
        while (o instanceof Object[] a && a.length > 0) {
            o = a[a.length - 1];
            n += a.length;
        }
        return n;
    }

    static int untilString(Object[] os) {
        int k = 0;
        while (!(os[k++] instanceof String s)) if (k == 50) return -1;
        return k * 100 + s.length();
    }

    static <T> String gen(T t) { return t instanceof Comparable<?> c ? "comparable " + c : "no"; }

    static Object field = "field";

    public static void main(String[] args) {
        Object[] os = {5, 50, "", "str", new int[] {7}, new int[0].length, new Object[] {"x", 1}, new String[0], 2.9, 'c', null, 1L << 40};
        for (Object o : os) System.out.println(kind(o) + " | " + len(o));
        System.out.println(same("a", "A") + " " + same(1, 1) + " " + same(1, "1") + " " + same(null, null));
        System.out.println(new P(1, 2).equals(new P(1, 2)) + " " + new P(1, 2).equals(new P(2, 1)) + " " + new P(1, 2).equals(null) + " " + new P(0, 0).equals("P"));
        System.out.println(area(new Un(new Sq(2), new Un(new Ci(1), new Sq(0.5)))) + " " + area(null));
        System.out.println(drain(new Object[] {1, new Object[] {2, 3, new Object[] {4}}}) + " " + untilString(new Object[] {1, 2, "three"}));
        System.out.println(gen("s") + " " + gen(new Object[0].length) + " " + gen(new StringBuilder("sb")) + " " + gen(new int[0]));
        if (field instanceof String s && !s.isEmpty()) {
            field = 5;
            System.out.println(s + " " + field);
            s = "reassigned";
            System.out.println(s);
        }
        for (int i = 0; os[i] instanceof Integer n || i < 3; i++) System.out.print(i + " ");
        System.out.println();
        String r = field instanceof Integer n ? n > 3 ? "gt" : "le" : "none";
        System.out.println(r);
        boolean b = !(field instanceof String s2) || s2.length() > 100;
        System.out.println(b);
    }
}
