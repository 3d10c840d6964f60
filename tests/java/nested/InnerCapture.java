package nested;

/** Inner classes: outer instances, captured locals, shadowing, several levels of this. */
public class InnerCapture {
    int x = 1;
    String tag;

    InnerCapture(String tag) { this.tag = tag; }

    class In {
        int x = 2;

        class Deep {
            int x = 3;

            String all(int x) {
                return x + "," + this.x + "," + In.this.x + "," + InnerCapture.this.x + "," + tag;
            }

            void set() {
                In.this.x *= 10;
                InnerCapture.this.x *= 100;
                tag += "!";
            }
        }

        Deep deep() { return new Deep(); }
    }

    class Sub extends In {
        Sub() { x = 20; }
        String who() { return tag + super.x + InnerCapture.this.x; }
    }

    static class Foreign extends InnerCapture.In {
        Foreign(InnerCapture host) { host.super(); }
    }

    interface Counter { int next(); }

    static Counter counter(int from, int step) {
        int[] cur = {from};
        return new Counter() {
            int calls;
            public int next() {
                calls++;
                int r = cur[0];
                cur[0] += step * calls;
                return r;
            }
        };
    }

    static Counter[] family(int n) {
        Counter[] cs = new Counter[n];
        int[] shared = {0};
        for (int i = 0; i < n; i++) {
            final int k = i;
            class Loc implements Counter {
                final int mine = k * 100;
                public int next() { return mine + ++shared[0]; }
            }
            cs[i] = new Loc();
        }
        return cs;
    }

    String params(final byte b, final char c, final long l, final double d, final float f, final boolean z, final String s, final int[] a) {
        class All {
            String show() { return b + "" + c + l + d + f + z + s + a[0] + tag; }
            All again() { return new All(); }
        }
        a[0]++;
        return new All().again().show();
    }

    public static void main(String[] args) {
        InnerCapture o1 = new InnerCapture("one"), o2 = new InnerCapture("two");
        In i1 = o1.new In();
        In.Deep d1 = i1.new Deep(), d2 = o2.new In().deep();
        System.out.println(d1.all(4) + " " + d2.all(5));
        d1.set();
        System.out.println(d1.all(6) + " " + d2.all(7) + " " + i1.x + " " + o1.x + " " + o2.x);
        System.out.println(o2.new Sub().who() + " " + o2.new Sub().deep().all(8));
        Foreign f = new Foreign(o1);
        System.out.println(f.deep().all(9));
        Counter c = counter(10, 5), e = counter(0, -1);
        System.out.println(c.next() + " " + c.next() + " " + e.next() + " " + c.next() + " " + e.next() + " " + e.next());
        for (Counter k : family(3)) System.out.print(k.next() + " " + k.next() + " ");
        System.out.println();
        System.out.println(o1.params((byte) -1, 'c', 1L << 40, 0.5, 1.5f, true, "s", new int[] {7}));
        try {
            InnerCapture none = null;
            none.new In();
        } catch (NullPointerException ex) {
            System.out.println("NPE for a null outer instance");
        }
        try {
            new Foreign(null);
        } catch (NullPointerException ex) {
            System.out.println("NPE in host.super()");
        }
        System.out.println(In.Deep.class.getName() + " " + d1.getClass().getEnclosingClass().getSimpleName() + " " + In.class.isMemberClass());
    }
}
