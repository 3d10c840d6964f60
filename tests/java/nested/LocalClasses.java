package nested;

/** Local classes, records, enums and interfaces in methods, constructors, loops and initialisers. */
public class LocalClasses {
    static String out = "";
    static int counter;

    static {
        class InStatic {
            String hi() { return "static-init local"; }
        }
        out += new InStatic().hi();
    }

    final String fromBlock;

    {
        class InBlock {
            String hi() { return "block local " + counter; }
        }
        fromBlock = new InBlock().hi();
    }

    LocalClasses(int n) {
        class InCtor {
            int twice() { return n * 2; }
        }
        counter += new InCtor().twice();
    }

    static int fact(int n) {
        class F {
            int run(int k) { return k <= 1 ? 1 : k * new F().run(k - 1); }
        }
        return new F().run(n);
    }

    static Object same(boolean first) {
        if (first) {
            class Twin { public String toString() { return "first"; } }
            return new Twin();
        } else {
            class Twin { public String toString() { return "second"; } }
            return new Twin();
        }
    }

    static String stats(int... v) {
        record Pair(int min, int max) {
            Pair with(int x) { return new Pair(Math.min(min, x), Math.max(max, x)); }
            int span() { return max - min; }
        }
        enum Size {
            SMALL, BIG;
            static Size of(int n) { return n < 10 ? SMALL : BIG; }
        }
        interface Fmt { String f(Pair p); }
        Pair p = new Pair(Integer.MAX_VALUE, Integer.MIN_VALUE);
        for (int x : v) p = p.with(x);
        Fmt fmt = q -> q + "/" + Size.of(q.span());
        return fmt.f(p);
    }

    interface Shape { double area(); }

    Shape shape(String kind, double... dims) {
        class Rect implements Shape {
            public double area() { return dims[0] * dims[1]; }
            public String toString() { return kind + area() + "/" + counter; }
        }
        class Box extends Rect {
            @Override public double area() { return 2 * super.area() + dims[2]; }
        }
        return dims.length == 2 ? new Rect() : new Box();
    }

    public static void main(String[] args) {
        System.out.println(out);
        System.out.println(new LocalClasses(3).fromBlock + " " + new LocalClasses(4).fromBlock + " " + counter);
        System.out.println(fact(10));
        Object a = same(true), b = same(false);
        System.out.println(a + " " + b + " " + a.getClass().getName() + " " + b.getClass().getName() + " " + a.getClass().getSimpleName() + " " + a.getClass().isLocalClass());
        System.out.println(stats(4, -3, 9) + " " + stats(5) + " " + stats());
        LocalClasses l = new LocalClasses(0);
        System.out.println(l.shape("r", 2, 3) + " " + l.shape("b", 2, 3, 4));
        int total = 0;
        for (int i = 0; i < 4; i++) {
            int sq = i * i;
            class Step {
                int v() { return sq + base(); }
                int base() { return 1; }
            }
            total += (i % 2 == 0 ? new Step() : new Step() { @Override int base() { return 100; } }).v();
        }
        System.out.println(total);
        Runnable r = () -> {
            class InLambda { String s() { return "in lambda " + args.length + counter; } }
            System.out.println(new InLambda().s() + " " + InLambda.class.getEnclosingMethod().getName().startsWith("lambda"));
        };
        r.run();
        switch (args.length) {
            case 0:
                class InSwitch { int z = 12; }
                System.out.println(new InSwitch().z);
            default:
                System.out.println("fallthrough");
        }
    }
}
