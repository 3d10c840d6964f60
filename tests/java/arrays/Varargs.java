package arrays;

/** Variable arity: packing, null, arrays passed through, boxing and phases of resolution. */
public class Varargs {
    static String f(Object... a) { return a == null ? "null array" : "objs" + a.length; }
    static String g(int... a) { return "ints" + a.length; }
    static String h(String s, Object... a) { return s + "+" + (a == null ? "null" : a.length); }
    static String h(String s) { return s + " alone"; }
    static String k(long x) { return "long"; }
    static String k(Integer x) { return "Integer"; }
    static String k(int... x) { return "int..."; }
    static String m(int a, int b) { return "two"; }
    static String m(int a, Integer... b) { return "Integer..."; }
    static String p(char c, int... r) { return "char,int..."; }
    static String p(int c, char... r) { return "int,char..."; }
    static int sum(int first, int... rest) {
        int s = first;
        for (int r : rest) s += r;
        return s;
    }
    @SafeVarargs
    static <T> int len(T... t) { return t.length; }
    static String same(int[] in, int... a) { return in == a ? "same" : "copy"; }
    static int changed(int... a) { return a.length > 0 ? a[0] = 99 : -1; }

    static class Base {
        String who(Object... o) { return "base" + o.length; }
    }

    static class Sub extends Base {
        @Override
        String who(Object[] o) { return "sub" + o.length; }
    }

    Varargs(String... s) { System.out.println("ctor " + s.length); }

    public static void main(String[] args) {
        System.out.println(f() + " " + f(1) + " " + f(1, 2) + " " + f((Object[]) null) + " " + f((Object) null) + " " + f(null, null));
        System.out.println(f(new Object[] {1, 2, 3}) + " " + f((Object) new Object[] {1, 2, 3}) + " " + f(new String[] {"a", "b"}) + " " + f(new int[] {1, 2}) + " " + f(new int[2][2]));
        System.out.println(g() + " " + g(1, 2, 3) + " " + g(new int[5]) + " " + g('a', (byte) 1, (short) 2));
        System.out.println(h("x") + " " + h("x", 1) + " " + h("x", (Object[]) null) + " " + h("x", (Object) null) + " " + h("x", new Object[0]));
        System.out.println(k(1) + " " + k((Integer) 1) + " " + k() + " " + k(1, 2) + " " + k('c'));
        System.out.println(m(1, 2) + " " + m(1) + " " + m(1, 2, 3) + " " + m(1, Integer.valueOf(2)));
        System.out.println(p('a', 1, 2) + " " + p(1, 'a', 'b'));
        System.out.println(sum(1) + " " + sum(1, 2) + " " + sum(1, new int[] {2, 3, 4}));
        System.out.println(len() + " " + len(1, "two", 3.0) + " " + Varargs.<int[]>len(new int[7], new int[8]) + " " + len(new Integer[9]) + " " + len(new int[9]));
        int[] mine = {1, 2};
        System.out.println(same(mine, mine) + " " + same(mine, 1, 2) + " " + changed(mine) + " " + mine[0]);
        Base b = new Sub();
        System.out.println(b.who() + " " + b.who(1, 2) + " " + new Base().who("x"));
        new Varargs();
        new Varargs("a", "b");
        new Varargs(new String[3]);
        System.out.println(String.format("%s-%s", "a", "b") + " " + String.format("%s", (Object) new String[] {"z"}.length));
        try {
            Object[] packed = new Object[] {"x", 1};
            String r = h("spread", packed);
            System.out.println(r);
            store(new String[1]);
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage());
        }
        main2("q", "r");
    }

    static void store(Object... o) { o[0] = 5; }

    static void main2(String... args) { System.out.println(args.length + args[1]); }
}
