package dispatch;

/** super.m over several levels, super field access, super in inner classes, lambdas and interfaces. */
public class SuperCalls {
    static class L0 {
        int depth() { return 0; }
        String path() { return "0"; }
        @Override public String toString() { return "L0[" + path() + "]"; }
    }

    static class L1 extends L0 {
        @Override int depth() { return super.depth() + 1; }
        @Override String path() { return super.path() + ".1"; }
    }

    static class L2 extends L1 {
        @Override String path() { return super.path() + ".2"; }
        L2 grow() {
            return new L2() {
                @Override int depth() { return super.depth() + 100; }
                @Override String path() { return super.path() + "." + L2.super.path(); }
            };
        }
    }

    static class L3 extends L2 {
        @Override int depth() { return super.depth() + 10; }
        @Override String path() { return "[" + super.path() + "]"; }
        java.util.function.Supplier<String> viaLambda() { return () -> super.path() + "/" + this.path(); }
        java.util.function.Supplier<String> viaRef() { return super::path; }
        class In {
            String up() { return L3.super.path() + "-" + L3.this.path() + "-" + L3.super.toString(); }
        }
        @Override public String toString() { return "L3" + super.toString(); }
        @Override public boolean equals(Object o) { return o instanceof L3 && super.equals(this); }
        @Override public int hashCode() { return 3; }
    }

    interface Named { default String name() { return "named"; } }
    interface Titled extends Named { @Override default String name() { return "titled " + Named.super.name(); } }
    static class Person implements Titled {
        @Override public String name() { return "person " + Titled.super.name(); }
        Runnable r() { return () -> System.out.println(Titled.super.name() + "|" + name()); }
        java.util.function.Supplier<String> ref() { return Titled.super::name; }
    }

    static class Acc {
        protected int total;
        Acc add(int x) {
            total += x;
            return this;
        }
    }

    static class Doubling extends Acc {
        @Override Doubling add(int x) {
            super.add(x).total++;
            super.total += x;
            return this;
        }
    }

    static class Chain extends java.util.ArrayList<String> {
        int adds;
        @Override public boolean add(String s) {
            adds++;
            return super.add(s + "!");
        }
        @Override public String get(int i) { return super.get(size() - 1 - i); }
    }

    public static void main(String[] args) {
        for (L0 l : new L0[] {new L0(), new L1(), new L2(), new L3(), new L2().grow(), new L3().grow()}) System.out.println(l + " " + l.depth());
        L3 l3 = new L3();
        System.out.println(l3.viaLambda().get() + " " + l3.viaRef().get() + " " + l3.new In().up());
        System.out.println(l3.equals(new L3()) + " " + l3.equals("x") + " " + l3.hashCode());
        Person p = new Person();
        p.r().run();
        System.out.println(p.ref().get() + "|" + p.name());
        System.out.println(new Doubling().add(5).add(7).total);
        Chain c = new Chain();
        c.add("a");
        c.add("b");
        c.addAll(java.util.List.of("c"));
        System.out.println(c.get(0) + c.get(1) + c.get(2) + c.adds + c.size());
        Object o = new Object() {
            @Override public String toString() { return "anon of " + super.getClass().getSuperclass().getSimpleName() + super.equals(this); }
        };
        System.out.println(o);
    }
}
