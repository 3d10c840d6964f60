package nested;

/** Captures passed through several layers of lambdas, local and anonymous classes. */
public class CapturedChains {
    private int field = 1;

    interface S { String get(); }

    S layers(int a, String b) {
        long c = a * 1000000007L;
        class One implements S {
            final double d = c / 2.0;
            public String get() {
                int e = a + field;
                S two = new S() {
                    char f = b.charAt(0);
                    public String get() {
                        S three = () -> {
                            class Four {
                                String join() { return a + b + c + d + e + f + field + (this instanceof Four); }
                            }
                            field += 10;
                            return new Four().join();
                        };
                        return three.get() + "|" + three.get();
                    }
                };
                return two.get();
            }
        }
        return new One();
    }

    static java.util.function.IntFunction<java.util.function.IntFunction<java.util.function.IntUnaryOperator>> curry(int k) {
        return x -> y -> z -> k * 1000 + x * 100 + y * 10 + z;
    }

    static <T> java.util.function.Supplier<java.util.function.Supplier<T>> delay(T t) { return () -> () -> t; }

    static S recursive(int n) {
        return n == 0 ? () -> "." : () -> {
            S inner = recursive(n - 1);
            return n + inner.get();
        };
    }

    S viaThis() {
        return () -> {
            S s = () -> {
                this.field++;
                return "" + CapturedChains.this.field + field;
            };
            return s.get() + s.get();
        };
    }

    static S pick(boolean z, byte b, short s, char c, long l, float f, double d) {
        return () -> {
            Runnable nop = () -> { if (l == d) throw new IllegalStateException(); };
            nop.run();
            S in = () -> z + "," + b + "," + s + "," + c + "," + l + "," + f + "," + d;
            return in.get();
        };
    }

    public static void main(String[] args) {
        CapturedChains o = new CapturedChains();
        S s = o.layers(7, "beta");
        System.out.println(s.get());
        System.out.println(s.get());
        System.out.println(o.layers(-1, "z").get());
        var k = curry(4);
        var x = k.apply(3);
        System.out.println(x.apply(2).applyAsInt(1) + " " + x.apply(5).applyAsInt(6) + " " + k.apply(0).apply(0).applyAsInt(9));
        System.out.println(delay("late").get().get() + delay(5).get().get());
        System.out.println(recursive(5).get());
        S t = o.viaThis();
        System.out.println(t.get() + " " + t.get());
        System.out.println(pick(true, (byte) -128, (short) 32767, '\u00e9', Long.MIN_VALUE, -0f, Double.MAX_VALUE).get().replace('\u00e9', 'e'));
        int[] acc = {0};
        Runnable r = () -> { };
        for (int i = 1; i <= 5; i++) {
            Runnable before = r;
            int step = i;
            r = () -> {
                before.run();
                acc[0] = acc[0] * 10 + step;
            };
        }
        r.run();
        System.out.println(acc[0]);
        class Node {
            final int v;
            final Node next;
            Node(int v, Node next) {
                this.v = v + args.length;
                this.next = next;
            }
            int sum() { return v + (next == null ? 0 : next.sum()); }
            Node push(int w) { return new Node(w, this); }
        }
        System.out.println(new Node(1, null).push(2).push(3).sum());
    }
}
