package lambdas;

/** Captured values of every type, evaluated once, with large numbers of captures. */
public class CaptureKinds {
    interface S { String get(); }
    interface Op { long ap(long a, double b, int c); }

    int field = 5;
    static int sfield = 50;

    S captureThis() { return () -> "this.field=" + field + " static=" + sfield; }

    S captureAll(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr) {
        return () -> z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + str + "," + arr[0] + "," + field;
    }

    static S order(long a, int b, double c, int d, long e) { return () -> a + "/" + b + "/" + c + "/" + d + "/" + e; }

    static Op mixed(double k, long m) {
        return (a, b, c) -> (long) (a * k + b * m) + c;
    }

    static int counter;
    static int next() { return ++counter; }

    static S once() {
        int n = next();
        return () -> "n" + n + "c" + counter;
    }

    static S[] loop() {
        S[] r = new S[5];
        for (int i = 0; i < 5; i++) {
            int j = i * i;
            r[i] = () -> "j" + j;
        }
        return r;
    }

    static S effectivelyFinal(boolean b) {
        String s;
        if (b) s = "yes";
        else s = "no";
        int k;
        switch (s) {
            case "yes": k = 1; break;
            default: k = 2;
        }
        return () -> s + k;
    }

    static S fromCatch() {
        try {
            throw new IllegalStateException("captured exception");
        } catch (IllegalStateException e) {
            return () -> e.getMessage();
        }
    }

    static S fromResource() throws Exception {
        S[] out = new S[1];
        try (AutoCloseable c = () -> System.out.print("closed ")) {
            out[0] = () -> c == null ? "null" : "resource";
        }
        return out[0];
    }

    static S fromPattern(Object o) {
        if (o instanceof String s && s.length() > 2) return () -> s.substring(2);
        return () -> "none";
    }

    static S many() {
        int a0 = next(), a1 = next(), a2 = next(), a3 = next(), a4 = next(), a5 = next(), a6 = next(), a7 = next(), a8 = next(), a9 = next();
        long b0 = next(), b1 = next(), b2 = next(), b3 = next(), b4 = next(), b5 = next(), b6 = next(), b7 = next(), b8 = next(), b9 = next();
        String c0 = "c" + next(), c1 = "c" + next(), c2 = "c" + next();
        return () -> a0 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8 + a8 * 9 + a9 * 10
            + b0 + b1 * 2 + b2 * 3 + b3 * 4 + b4 * 5 + b5 * 6 + b6 * 7 + b7 * 8 + b8 * 9 + b9 * 10 + c0 + c1 + c2;
    }

    public static void main(String[] args) throws Exception {
        CaptureKinds k = new CaptureKinds();
        S t = k.captureThis();
        S all = k.captureAll(true, (byte) -1, (short) -2, 'c', -3, -4L, -5.5f, -6.25, "str", new int[] {7});
        System.out.println(t.get() + " | " + all.get());
        k.field = 6;
        sfield = 60;
        System.out.println(t.get() + " | " + all.get());
        System.out.println(order(1L << 40, 2, 3.5, 4, -5L).get());
        System.out.println(mixed(0.5, 3).ap(10, 2.0, 1) + " " + mixed(-1, Long.MAX_VALUE).ap(1, 0, 0));
        S o1 = once(), o2 = once();
        System.out.println(o1.get() + o2.get() + o1.get());
        for (S s : loop()) System.out.print(s.get() + " ");
        System.out.println();
        System.out.println(effectivelyFinal(true).get() + effectivelyFinal(false).get() + " " + fromCatch().get() + " " + fromResource().get());
        System.out.println(fromPattern("abcdef").get() + " " + fromPattern(5).get());
        System.out.println(many().get());
        String[] names = {"x", "y"};
        java.util.List<S> subs = new java.util.ArrayList<>();
        for (String n : names) subs.add(() -> n);
        for (int i = 0, n = 2; i < n; i++) {
            final int q = i;
            subs.add(() -> names[q] + q);
        }
        names[0] = "changed";
        for (S s : subs) System.out.print(s.get() + " ");
        System.out.println();
    }
}
