package fields;

/** Protected, package, private and inherited members seen from subclasses and nested types. */
public class AccessKinds {
    static class Base {
        protected int prot = 1;
        int pack = 2;
        private int priv = 3;
        public int pub = 4;
        protected static int sprot = 5;
        protected final int[] log = new int[4];

        protected int bump(int by) { return prot += by; }
        int sum() { return prot + pack + priv + pub; }
        private int hidden() { return priv * 10; }
        int viaHidden(Base b) { return b.hidden(); }
        protected Base copy() {
            Base b = new Base();
            b.priv = priv + 1;
            return b;
        }
    }

    static class Mid extends Base {
        private int priv = 30;
        protected int extra = sprot++;
        @Override protected int bump(int by) { return super.bump(by * 2); }
        int privs() { return priv + super.priv + ((Base) this).priv; }
        int touch(Mid other) {
            other.prot++;
            other.pack--;
            log[other.extra & 3]++;
            return other.prot * 100 + other.pack;
        }
        @Override public Mid copy() {
            Mid m = new Mid();
            m.prot = prot;
            m.priv = priv + super.copy().priv;
            return m;
        }
        class Deep {
            int all() { return prot + pack + pub + priv + Mid.super.priv + bump(1) + log[0]; }
            void reset() {
                prot = pack = pub = priv = 0;
                Mid.super.priv = -1;
            }
        }
        Runnable action() { return () -> { prot *= 2; sprot += prot; }; }
    }

    static class Leaf extends Mid {
        int prot = 1000;
        @Override int sum() { return super.sum() + prot + super.prot; }
        java.util.function.IntUnaryOperator op() { return super::bump; }
        java.util.function.IntSupplier own() { return this::sum; }
    }

    static class ShadowStatic extends Base {
        static int sprot = 500;
        static int both() { return sprot + Base.sprot; }
    }

    public static void main(String[] args) {
        Base b = new Base();
        Mid m = new Mid();
        Leaf l = new Leaf();
        System.out.println(b.sum() + " " + m.sum() + " " + l.sum() + " " + Base.sprot);
        System.out.println(b.bump(1) + " " + m.bump(1) + " " + l.bump(1) + " " + ((Base) l).bump(1) + " " + l.prot + " " + ((Mid) l).prot);
        System.out.println(m.privs() + " " + b.viaHidden(m) + " " + m.viaHidden(l) + " " + ((Base) m).priv);
        System.out.println(m.touch(l) + " " + l.touch(m) + " " + m.log[1] + m.log[2] + l.log[1]);
        Base c = m.copy();
        System.out.println(c.getClass().getSimpleName() + " " + c.prot + " " + ((Mid) c).priv + " " + b.copy().priv + " " + c.copy().copy().getClass().getSimpleName());
        Mid.Deep d = m.new Deep();
        System.out.println(d.all() + " " + d.all());
        d.reset();
        System.out.println(m.sum() + " " + m.privs() + " " + d.all());
        Runnable r = l.action();
        r.run();
        r.run();
        System.out.println(((Mid) l).prot + " " + l.prot + " " + Base.sprot);
        System.out.println(l.op().applyAsInt(5) + " " + l.own().getAsInt() + " " + ShadowStatic.both() + " " + ++ShadowStatic.sprot + " " + ((Base) new ShadowStatic()).sprot);
    }
}
