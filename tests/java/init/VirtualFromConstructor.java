package init;

/** Overridden methods called from a superclass constructor see the fields before their initialisers. */
public class VirtualFromConstructor {
    static abstract class Shape {
        final String described;
        Shape() {
            System.out.println("Shape() sees " + describe());
            described = describe();
        }
        abstract String describe();
    }

    static class Square extends Shape {
        int side = 4;
        final int konst = 7;
        final Integer boxed = 8;
        String label = "sq";
        final String klabel = "const";
        long[] data = {1, 2};
        boolean set;

        Square() {
            super();
            System.out.println("Square() sees " + describe());
        }

        @Override
        String describe() {
            set = true;
            return side + "," + konst + "," + boxed + "," + label + "," + klabel + "," + (data == null) + "," + set;
        }
    }

    static class Sticky {
        Sticky() { init(); }
        void init() { }
    }

    static class StickySub extends Sticky {
        int kept;
        int reset = 0;
        String s = null;
        String t;
        @Override void init() {
            kept = 5;
            reset = 5;
            s = "set";
            t = "set";
        }
    }

    class Inner {
        Inner() { hook(); }
        void hook() { System.out.println("Inner.hook"); }
    }

    class InnerSub extends Inner {
        int v = 3;
        @Override void hook() { System.out.println("InnerSub.hook v=" + v + " outer=" + outerName); }
    }

    String outerName = "outer";

    static Runnable leaked;

    static class Leaker {
        final int x;
        Leaker(int n) {
            leaked = () -> System.out.println("leaked sees " + read());
            leaked.run();
            x = n;
            leaked.run();
        }
        int read() { return x; }
    }

    static class Partial {
        static Partial last;
        int a = 1;
        int b;
        Partial(boolean fail) {
            last = this;
            a = 2;
            if (fail) throw new IllegalArgumentException("half built");
            b = 3;
        }
    }

    public static void main(String[] args) {
        Square sq = new Square();
        System.out.println(sq.described + " | " + sq.describe());
        StickySub st = new StickySub();
        System.out.println(st.kept + " " + st.reset + " " + st.s + " " + st.t);
        VirtualFromConstructor o = new VirtualFromConstructor();
        o.new Inner();
        o.new InnerSub();
        new Leaker(11);
        leaked.run();
        try {
            new Partial(true);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Partial.last.a + " " + Partial.last.b);
        }
        final int captured = args.length + 6;
        new Sticky() {
            int own = 9;
            @Override void init() { System.out.println("anon init own=" + own + " captured=" + captured); }
        };
    }
}
