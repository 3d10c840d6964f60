package lambdas;

/** Lambdas targeted at intersection types, marker interfaces, generic methods and default methods. */
public class IntersectionCasts {
    interface Marker { }
    interface Tag { default String tag() { return "tagged"; } }
    interface Named { default String name() { return "named by " + getClass().isSynthetic(); } }
    interface Calc { int go(int x); default Calc twice() { return x -> go(go(x)); } }
    interface Id extends Calc { static Id make() { return x -> x; } }
    interface Over { Object get(); }
    interface Sub extends Over { @Override String get(); }
    interface GenSup<T> { T get(); }
    interface StrSup extends GenSup<String> { }
    interface Both extends Sub, StrSup { String get(); }

    static <T extends Calc & Tag> String use(T t) { return t.tag() + t.go(3) + t.twice().go(3); }
    static <T extends Runnable & Tag> void runTagged(T t) {
        t.run();
        System.out.println(t.tag());
    }

    static String kinds(Object o) {
        return (o instanceof Marker ? "M" : "") + (o instanceof Tag ? "T" : "") + (o instanceof Calc ? "C" : "") + (o instanceof Runnable ? "R" : "") + (o instanceof java.util.Comparator ? "K" : "") + (o instanceof Id ? "I" : "");
    }

    public static void main(String[] args) {
        Calc c = (Calc & Marker & Tag) x -> x + 10;
        System.out.println(kinds(c) + " " + c.go(1) + " " + c.twice().go(1) + " " + ((Tag) c).tag() + " " + (c instanceof Marker));
        Calc plain = x -> x * 2;
        System.out.println(kinds(plain) + kinds(plain.twice()) + kinds(Id.make()));
        System.out.println(use((Calc & Tag) x -> x - 1) + " " + use((Tag & Calc) Math::abs));
        runTagged((Runnable & Tag) () -> System.out.print("run "));
        Object o = (Runnable & Marker) () -> System.out.println("via Object");
        ((Runnable) o).run();
        System.out.println(kinds(o));
        var both = (Calc & Named & Tag) x -> -x;
        System.out.println(both.go(4) + both.tag() + both.name().startsWith("named"));
        Sub s = () -> "sub";
        Over ov = s;
        System.out.println(s.get().length() + " " + ov.get());
        StrSup st = () -> "str";
        GenSup<String> g = st;
        System.out.println(st.get().length() + g.get());
        Both bt = () -> "both";
        Over bo = bt;
        StrSup bs = bt;
        GenSup<?> bg = bt;
        Sub bsub = bt;
        System.out.println(bo.get() + "" + bs.get() + bg.get() + bsub.get() + bt.get());
        Both ref = "ref"::toUpperCase;
        System.out.println(((GenSup<?>) ref).get() + "" + ((Over) ref).get());
        Runnable cond = args.length > 0 ? () -> System.out.println("more") : () -> System.out.println("none");
        cond.run();
        Calc[] arr = {x -> x + 1, Math::negateExact, Id.make(), (Calc & Marker) x -> 7};
        for (Calc k : arr) System.out.print(k.go(5) + kinds(k) + " ");
        System.out.println();
        Object lambdaInCast = (GenSup<GenSup<String>>) () -> () -> "inner";
        System.out.println(((GenSup<?>) ((GenSup<?>) lambdaInCast).get()).get());
        GenSup<Runnable> rs = () -> () -> System.out.println("returned");
        rs.get().run();
        System.out.println(((java.util.function.Function<Integer, java.util.function.Function<Integer, Integer>>) a -> b -> a - b).apply(10).apply(3));
    }
}
