package init;

/** Cycles between initialisers see half-initialised classes. */
public class RecursiveInit {
    static class A {
        static { System.out.println("A starts, B.b=" + B.b); }
        static int a = B.b + 1;
        static { System.out.println("A done, a=" + a); }
    }

    static class B {
        static { System.out.println("B starts, A.a=" + A.a); }
        static int b = A.a + 10;
        static { System.out.println("B done, b=" + b); }
    }

    static class Self {
        static Self instance = new Self();
        static int count = 5;
        static final int CONST = 7;
        static final Integer BOX = 8;
        int seenCount, seenConst;
        Integer seenBox;
        Self() {
            seenCount = count;
            seenConst = CONST;
            seenBox = BOX;
            count++;
        }
    }

    static class Parent {
        static { System.out.println("Parent starts"); }
        static Child child = new Child();
        static int p = 1;
        static { System.out.println("Parent done, Child.c=" + Child.c); }
    }

    static class Child extends Parent {
        static { System.out.println("Child static, p=" + p); }
        static int c = p + 100;
        Child() { System.out.println("Child(), p=" + p + " c=" + c); }
    }

    enum Level {
        LOW(1), HIGH(2);
        static int total = 0;
        static final java.util.Map<Integer, Level> BY = new java.util.TreeMap<>();
        static { for (Level l : values()) { total += l.n; BY.put(l.n, l); } }
        final int n;
        Level(int n) {
            this.n = n;
            System.out.println("Level " + name() + " " + ordinal());
        }
    }

    static int calls;

    static class Rec {
        static int v = depth(3);
        static int depth(int n) {
            calls++;
            return n == 0 ? v : Rec.depth(n - 1) + 1;
        }
    }

    interface X { int V = Y.V + 1; }
    interface Y { int V = one(); static int one() { return X.V + 1; } }

    static class InLambda {
        static java.util.function.IntSupplier s = () -> InLambda.x;
        static int seen = s.getAsInt();
        static int x = 3;
    }

    public static void main(String[] args) {
        System.out.println(A.a + " " + B.b);
        Self s = Self.instance;
        System.out.println(s.seenCount + " " + s.seenConst + " " + s.seenBox + " " + Self.count);
        Self s2 = new Self();
        System.out.println(s2.seenCount + " " + s2.seenBox + " " + Self.count);
        System.out.println(Child.c + " " + Parent.p);
        System.out.println(Level.total + " " + Level.BY);
        System.out.println(Rec.v + " " + calls);
        System.out.println(X.V + " " + Y.V);
        System.out.println(InLambda.seen + " " + InLambda.s.getAsInt());
    }
}
