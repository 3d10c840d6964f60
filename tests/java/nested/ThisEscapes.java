package nested;

/** Shadowed names in every scope and qualified this/super forms. */
public class ThisEscapes {
    static String s = "static";
    String n = "outer";

    String m() { return "outer.m"; }
    String m(int x) { return "outer.m(int)"; }

    class A {
        String n = "A";
        String m() { return "A.m"; }
        String call() { return m() + "," + ThisEscapes.this.m() + "," + ThisEscapes.this.m(1); }

        class B extends ThisEscapes {
            String read() { return n + "," + super.n + "," + A.this.n + "," + ThisEscapes.this.n + "," + m() + "," + A.this.m(); }
        }
    }

    static class P {
        int v = 1;
        int get() { return v; }
        class Q {
            int v = 10;
            int sum() { return v + P.this.v + get(); }
        }
    }

    static class P2 extends P {
        int v = 100;
        @Override int get() { return v; }
        class Q2 extends Q {
            int sum2() { return v + P2.this.v + super.sum() + P2.super.v + P2.super.get(); }
        }
    }

    int param(int n) {
        n = n + 1;
        int s = n * 2;
        {
            int t = s;
            s = t + 1;
        }
        for (int i = 0; i < 2; i++) {
            int t = i;
            s += t;
        }
        {
            String t = "reuse";
            s += t.length();
        }
        return s + this.n.length();
    }

    static class Same {
        int Same = 1;
        int Same() { return Same; }
        Same Same(Same Same) {
            Same:
            while (true) {
                Same.Same++;
                break Same;
            }
            return Same;
        }
    }

    public static void main(String[] args) {
        ThisEscapes t = new ThisEscapes();
        t.n = "OUTER";
        A a = t.new A();
        System.out.println(a.call());
        A.B b = a.new B();
        System.out.println(b.read());
        b.n = "B's";
        System.out.println(b.read() + " " + b.m() + " " + b.m(2));
        P2 p2 = new P2();
        System.out.println(p2.new Q().sum() + " " + p2.new Q2().sum2() + " " + new P().new Q().sum());
        System.out.println(t.param(4));
        Same x = new Same();
        System.out.println(x.Same(x).Same() + " " + x.Same);
        String s = "local";
        Runnable r = new Runnable() {
            String s = "field";
            public void run() {
                System.out.println(s + " " + this.s + " " + ThisEscapes.s);
                String s = "inner local";
                System.out.println(s);
            }
        };
        r.run();
        System.out.println(s);
        java.util.function.Function<Object, String> f = ThisEscapes.s.equals("static") ? Object::toString : null;
        System.out.println(f.apply(12));
    }
}
