package dispatch;

/** Which overload is chosen: widening before boxing before varargs, most specific, null. */
public class OverloadResolution {
    static String f(byte x) { return "byte"; }
    static String f(short x) { return "short"; }
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Number x) { return "Number"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }

    static String g(long x) { return "long"; }
    static String g(Object x) { return "Object"; }

    static String h(Object o) { return "Object"; }
    static String h(CharSequence o) { return "CharSequence"; }
    static String h(String o) { return "String"; }

    static String k(float x, double y) { return "float,double"; }
    static String k(double x, float y) { return "double,float"; }
    static String k(Object x, Object y) { return "Object,Object"; }

    static String p(char c) { return "char"; }
    static String p(int i) { return "int"; }
    static String p(String s) { return "String"; }

    static String q(Runnable r) { return "Runnable"; }
    static String q(java.util.concurrent.Callable<?> c) { return "Callable"; }

    static String u(java.util.List<?> l) { return "List"; }
    static String u(Iterable<?> l) { return "Iterable"; }

    static String r(int a, long b) { return "int,long"; }
    static String r(long a, int b) { return "long,int"; }
    static String r(Integer a, Integer b) { return "Integer,Integer"; }

    static <T> String gen(T t) { return "T"; }
    static String gen(String s) { return "String"; }
    static <T extends Number> String bound(T t) { return "T extends Number"; }
    static String bound(Object t) { return "Object"; }

    static class Base {
        String m(Object o) { return "Base.Object"; }
        String m(Integer i) { return "Base.Integer"; }
    }

    static class Derived extends Base {
        @Override String m(Object o) { return "Derived.Object"; }
        String m(String s) { return "Derived.String"; }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 1;
        char c = 'c';
        long l = 1;
        float fl = 1;
        Integer bi = 1;
        Character bc = 'c';
        Object o = "str";
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(l) + " " + f(fl) + " " + f(1.0) + " " + f(bi) + " " + f(bc) + " " + f(2L + bi) + " " + f(Byte.valueOf(b)) + " " + f() + " " + f(1, 2) + " " + f(o) + " " + f("s"));
        System.out.println(g(1) + " " + g(bi) + " " + g('c') + " " + g(1f) + " " + g(null));
        System.out.println(h(null) + " " + h("s") + " " + h(o) + " " + h(new StringBuilder()) + " " + h((Object) "s"));
        System.out.println(k(1f, 1.0) + " " + k(1.0, 1f) + " " + k(1.0, 1.0) + " " + k("a", 1));
        System.out.println(p('a') + " " + p('a' + 1) + " " + p((char) 97) + " " + p("a") + " " + p((byte) 1) + " " + p(bc) + " " + p(null));
        System.out.println(q(() -> { }) + " " + q(() -> 1) + " " + q(() -> { throw new RuntimeException(); }) + " " + q(() -> { return null; }));
        System.out.println(u(new java.util.ArrayList<String>()) + " " + u(new java.util.TreeSet<String>()));
        System.out.println(r(1, 1L) + " " + r(1L, 1) + " " + r(bi, 2L) + " " + r(Integer.valueOf(1), Integer.valueOf(2)));
        System.out.println(gen("s") + " " + gen(o) + " " + gen(1) + " " + OverloadResolution.<String>gen("s") + " " + bound(1) + " " + bound("s") + " " + bound((Object) 1));
        Base bd = new Derived();
        Derived d = new Derived();
        System.out.println(bd.m("s") + " " + d.m("s") + " " + bd.m(1) + " " + d.m(1) + " " + d.m((Object) "s") + " " + d.m('c'));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append(97).append((char) 97).append(97L).append(1f).append(1.0).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append("z", 0, 1);
        System.out.println(sb);
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
        System.out.println(String.valueOf((Object) null) + " " + String.valueOf(new char[] {'o', 'k'}) + " " + String.valueOf('c') + String.valueOf(1L));
    }
}
