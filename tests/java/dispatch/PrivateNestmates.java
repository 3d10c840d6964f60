package dispatch;

/** Private members across nested types, private virtual-looking calls, private constructors. */
public class PrivateNestmates {
    private int secret = 1;
    private static int shared = 10;

    private int bump() { return ++secret; }
    private static int sbump() { return ++shared; }
    private PrivateNestmates() { }
    private PrivateNestmates(int s) { secret = s; }

    static class Nested {
        private int own = 100;
        private Nested() { }
        private int read(PrivateNestmates p) { return p.secret + p.bump() + sbump(); }
        private static int twice(int x) { return 2 * x; }
        private class Deep {
            private int v = own + 1;
            private int up() { return own++ + v; }
        }
    }

    class Inner {
        private int secret = 2;
        private int both() { return secret * 1000 + PrivateNestmates.this.secret + bump(); }
        private void set(int v) {
            PrivateNestmates.this.secret = v;
            secret -= v;
            PrivateNestmates.this.secret += 5;
            PrivateNestmates.this.secret++;
        }
    }

    interface Probe { private int hidden() { return 77; } default int open() { return hidden(); } }

    enum E {
        ONE { int f() { return super.priv() + 1; } }, TWO;
        private int priv() { return 40; }
        int f() { return priv() + 2; }
    }

    private static class Base {
        private String name() { return "Base"; }
        String call() { return name(); }
        String call(Base b) { return b.name(); }
        String virt() { return "Base.virt"; }
    }

    private static class Derived extends Base {
        private String name() { return "Derived"; }
        String both() { return name() + "," + super.name() + "," + ((Base) this).name(); }
        @Override String virt() { return "Derived.virt"; }
    }

    private record Rec(int x) {
        private Rec {
            if (x < 0) throw new IllegalArgumentException();
        }
        private int sq() { return x * x; }
    }

    private static long compute(long a, double b, int c) { return (long) (a * b) + c; }

    public static void main(String[] args) {
        PrivateNestmates p = new PrivateNestmates(5);
        Nested n = new Nested();
        System.out.println(n.read(p) + " " + p.secret + " " + shared + " " + n.own + " " + Nested.twice(4));
        Nested.Deep d = n.new Deep();
        System.out.println(d.v + " " + d.up() + " " + d.up() + " " + n.own);
        n.own += 1000;
        d.v <<= 2;
        System.out.println(d.up());
        Inner in = p.new Inner();
        System.out.println(in.both() + " " + in.secret);
        in.set(50);
        System.out.println(in.secret + " " + p.secret);
        in.secret++;
        --p.secret;
        System.out.println(in.both());
        System.out.println(new Probe() { }.open());
        System.out.println(E.ONE.f() + " " + E.TWO.f());
        Base b = new Derived();
        System.out.println(b.name() + " " + b.call() + " " + ((Derived) b).name() + " " + ((Derived) b).both() + " " + b.virt() + " " + b.call(new Derived()));
        System.out.println(new Rec(7).sq() + " " + new Rec(3).x);
        System.out.println(new Object() { private long z = compute(3, 2.5, 1); }.z);
        java.util.function.IntSupplier s = p::bump;
        java.util.function.ToIntFunction<PrivateNestmates> t = PrivateNestmates::bump;
        System.out.println(s.getAsInt() + " " + t.applyAsInt(p) + " " + PrivateNestmates.class.isNestmateOf(Nested.Deep.class) + " " + Nested.Deep.class.getNestHost().getSimpleName());
        try {
            new Rec(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("rejected");
        }
    }
}
