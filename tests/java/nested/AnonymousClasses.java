package nested;

/** Anonymous classes: arguments, initialisers, names, in field initialisers and static contexts. */
public class AnonymousClasses {
    static abstract class Op {
        final String name;
        Op(String n, int... w) { name = n + w.length; }
        abstract int go(int a, int b);
        int twice(int a, int b) { return go(go(a, b), b); }
    }

    static final Op ADD = new Op("add") { int go(int a, int b) { return a + b; } };
    final Op mul = new Op("mul", 1, 2) {
        int calls = base;
        int go(int a, int b) { return a * b + calls++; }
    };
    int base = 0;
    final Op late = new Op("late") {
        { base = 5; }
        int go(int a, int b) { return base; }
    };

    static String name(Object o) {
        Class<?> c = o.getClass();
        return c.getName() + "|" + c.getSimpleName() + "|" + c.isAnonymousClass() + "|" + c.getSuperclass().getSimpleName() + "|" + c.getInterfaces().length;
    }

    Object nested() {
        return new Object() {
            Object inner = new Object() {
                Object innermost = new Comparable<String>() {
                    public int compareTo(String s) { return s.length() + base; }
                    public String toString() { return name(this); }
                };
                public String toString() { return innermost + "\n" + name(this); }
            };
            public String toString() { return inner + "\n" + name(this); }
        };
    }

    public static void main(String[] args) {
        AnonymousClasses a = new AnonymousClasses();
        System.out.println(ADD.name + ADD.go(2, 3) + ADD.twice(2, 3));
        System.out.println(a.mul.name + " " + a.mul.go(2, 3) + " " + a.mul.go(2, 3) + " " + a.mul.twice(2, 3));
        System.out.println(a.late.go(0, 0) + " " + a.base);
        System.out.println(name(ADD));
        System.out.println(a.nested());
        int local = args.length + 4;
        var anon = new Object() {
            int n = local;
            int next() { return n += local; }
        };
        anon.n++;
        System.out.println(anon.next() + " " + anon.next() + " " + anon.n);
        Iterable<Integer> range = () -> new java.util.Iterator<>() {
            int i = 0;
            @Override public boolean hasNext() { return i < local; }
            @Override public Integer next() { return i++ * local; }
        };
        for (int v : range) System.out.print(v + " ");
        for (int v : range) System.out.print(v + ",");
        System.out.println();
        Op throwing = new Op("t") {
            int go(int x, int y) {
                if (y == 0) throw new ArithmeticException("go") {
                    @Override public String getMessage() { return "anon:" + super.getMessage() + name; }
                };
                return x / y;
            }
        };
        try {
            throwing.go(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + (e.getClass() == ArithmeticException.class));
        }
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int j = i;
            rs[i] = new Runnable() {
                int runs = j;
                public void run() { System.out.print(j + ":" + runs++ + " "); }
            };
        }
        for (int k = 0; k < 2; k++) for (Runnable r : rs) r.run();
        System.out.println();
        System.out.println((rs[0].getClass() == rs[2].getClass()) + " " + name(rs[0]));
    }
}
