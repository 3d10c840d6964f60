package npe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Results of calls: how methods, their classes and their parameter types are written. */
public class Returns {
    static class Thing<T extends Comparable<T>> {
        T value;
        Thing<T> next() { return null; }
        Thing<T> self() { return this; }
        T get() { return value; }
        private Thing<T> hidden(T t) { return next(); }
        Thing<T> viaHidden() { return hidden(value).next(); }
        static <X> X none(X x) { return null; }
        int[] ints() { return null; }
    }

    static class Sub extends Thing<String> {
        Thing<String> next() { return super.next().next(); }
        Sub covariant() { return null; }
        Thing<String> self() { return super.self(); }
    }

    interface Source { Object give(); static Object shared() { return null; } default Source other() { return null; } }

    static class Object2 { }
    static class StringLike { }

    static String text(String s) { return null; }
    static String text(Object o) { return null; }
    static String text(String a, Object b, String[] c, Object[][] d) { return null; }
    static String text(StringBuilder b, StringBuffer c, CharSequence d) { return null; }
    static String text(Integer a, Long b, Class<?> c, StringBuilder[] d) { return null; }
    static String text(int a, long b, float c, double d, boolean e, char f, byte g, short h) { return null; }
    static String text(int[] a, long[][] b, boolean[][][] c) { return null; }
    static String text(List<String> a, Map<String, List<Object>> b, Thing<String> c) { return null; }
    static String text(Object2 a, StringLike b, Source... c) { return null; }
    static String text(StringIndexOutOfBoundsException e, int i, StringBuilder b) { return null; }
    static String größe(String straße) { return null; }
    static Object[] objects() { return null; }
    static Thing<String> thing() { return new Thing<>(); }
    static Integer boxed(int i) { return null; }
    static Throwable failure() { return null; }

    static long sink;
    static Object osink;

    static void t(Runnable body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void signatures() {
        t(() -> text("a").length());
        t(() -> text((Object) "a").length());
        t(() -> text("a", 1, null, null).trim());
        t(() -> text((StringBuilder) null, null, null).trim());
        t(() -> text(1, 2L, null, null).charAt(0));
        t(() -> text(1, 2, 3, 4, true, 'c', (byte) 1, (short) 2).concat("x"));
        t(() -> text(null, null, new boolean[0][][]).equals(null));
        t(() -> text(new ArrayList<>(), null, null).indexOf("x", 3));
        t(() -> text(null, null, new Source[0]).compareTo("x"));
        t(() -> text((StringIndexOutOfBoundsException) null, 1, null).isEmpty());
        t(() -> größe("ä").length());
        t(() -> ((String) null).regionMatches(true, 0, "x", 0, 1));
        t(() -> ((String) null).replace('a', 'b'));
        t(() -> ((String) null).getBytes());
        t(() -> ((String) null).split("x", 2));
        t(() -> ((String) null).getChars(0, 1, new char[1], 0));
        t(() -> ((StringBuilder) null).append("x").append('c'));
        t(() -> ((StringBuilder) null).append(1L));
        t(() -> ((StringBuilder) null).append(new char[0], 1, 2));
        t(() -> ((Object) null).equals("x"));
        t(() -> ((Object[]) null).equals("x"));
        t(() -> ((List<?>) null).toArray(new Object[0]));
        t(() -> ((Map<?, ?>) null).get("x"));
        t(() -> ((Comparable<String>) null).compareTo("x"));
        t(() -> ((CharSequence) null).subSequence(1, 2));
        t(() -> ((Class<?>) null).getName());
        t(() -> ((Runnable) null).run());
    }

    static void calls() {
        t(() -> thing().next().next());
        t(() -> thing().self().next().self());
        t(() -> thing().get().length());
        t(() -> thing().get().compareTo("x"));
        t(() -> thing().self().get().length());
        t(() -> thing().viaHidden());
        t(() -> new Sub().next());
        t(() -> new Sub().self().next());
        t(() -> new Sub().covariant().covariant());
        t(() -> new Sub().covariant().get().length());
        t(() -> Thing.none("x").length());
        t(() -> Thing.none(new int[1])[0]++);
        t(() -> Thing.none(Thing.none(thing())).self());
        t(() -> sink = thing().ints()[3]);
        t(() -> sink = thing().ints().length);
        t(() -> thing().self().ints()[1] += 2);
        t(() -> objects()[1].hashCode());
        t(() -> objects()[1] = "x");
        t(() -> sink = objects().length);
        t(() -> sink = boxed(4));
        t(() -> sink = boxed(4) + boxed(5));
        t(() -> sink = boxed(boxed(1)));
        t(() -> Source.shared().hashCode());
        t(() -> { Source s = () -> null; s.give().hashCode(); });
        t(() -> { Source s = () -> null; s.other().give(); });
        t(() -> { Source s = () -> Source.shared().toString(); s.give().hashCode(); });
        t(() -> { throw (RuntimeException) failure(); });
        t(() -> { synchronized (text("x")) { sink++; } });
        t(() -> failure().getCause().getMessage());
        t(() -> new Throwable().getCause().getMessage());
    }

    static void library() {
        Map<String, Integer> map = new HashMap<>();
        List<String> list = new ArrayList<>();
        list.add(null);
        t(() -> sink = map.get("x"));
        t(() -> sink = map.get("x") + 1);
        t(() -> map.put("x", map.get("y") + 1));
        t(() -> list.get(0).length());
        t(() -> list.iterator().next().length());
        t(() -> { for (String s : list) sink += s.length(); });
        t(() -> { Iterator<String> i = list.iterator(); sink += i.next().length(); });
        t(() -> { Supplier<String> s = () -> null; s.get().length(); });
        t(() -> { Function<String, Integer> f = s -> null; sink = f.apply("x"); });
        t(() -> { Function<String, Integer> f = s -> s.length(); sink = f.apply(null); });
        t(() -> { Supplier<int[]> s = () -> null; s.get()[0] = 1; });
        t(() -> map.getOrDefault("q", null).intValue());
        t(() -> sink = map.remove("x").longValue());
        t(() -> Thing.none(list).get(0));
        t(() -> Thing.none(list).get(0).length());
        t(() -> list.get(0).chars().sum());
        t(() -> map.get(list.get(0)).toString());
    }

    public static void main(String[] args) {
        signatures();
        calls();
        library();
    }
}
