package limits;

/** StackOverflowError raised and caught in many shapes of recursion; the program carries on afterwards. */
public class StackOverflows {
    static int n;

    static void plain() { plain(); }
    static long wide(long a, double b, Object c) { return wide(a + 1, b * 2, c) + 1; }
    void virt() { virt(); }
    interface I { default void d() { d(); } }
    static int mutualA(int x) { return mutualB(x) + 1; }
    static int mutualB(int x) { return mutualA(x) - 1; }
    static synchronized void sync() { sync(); }
    static void withFinally() {
        try {
            n++;
            withFinally();
        } finally {
            n--;
        }
    }
    static int catching(int d) {
        try {
            return catching(d + 1);
        } catch (StackOverflowError e) {
            return d > 200 ? 1 : 0;
        }
    }
    static class Node {
        Node next = this;
        @Override public int hashCode() { return next.hashCode() * 31; }
        @Override public boolean equals(Object o) { return next.equals(o); }
        @Override public String toString() { return "n" + next; }
    }
    static class Ctor { final Ctor c = new Ctor(); }
    static Runnable self = () -> StackOverflows.self.run();
    static int viaLambda(java.util.function.IntUnaryOperator f, int x) { return f.applyAsInt(x); }
    static int lam(int x) { return viaLambda(y -> lam(y + 1), x); }

    static void t(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " returned");
        } catch (StackOverflowError e) {
            System.out.println(label + " overflow " + (e.getCause() == null));
        }
    }

    static int sum(int k) { return k == 0 ? 0 : k + sum(k - 1); }

    public static void main(String[] args) {
        t("plain", StackOverflows::plain);
        t("wide", () -> wide(1, 2, "x"));
        t("virtual", () -> new StackOverflows().virt());
        t("default", () -> new I() { }.d());
        t("mutual", () -> mutualA(1));
        t("synchronized", StackOverflows::sync);
        System.out.println("released " + !Thread.holdsLock(StackOverflows.class));
        t("finally", StackOverflows::withFinally);
        System.out.println("balanced " + (n == 0));
        System.out.println("catching " + catching(0));
        t("hashCode", () -> new Node().hashCode());
        t("equals", () -> new Node().equals("x"));
        t("toString", () -> new Node().toString());
        t("constructor", () -> new Ctor());
        t("lambda field", () -> self.run());
        t("lambda", () -> lam(0));
        System.out.println(sum(1000));
        int caught = 0;
        for (int i = 0; i < 3; i++) {
            try {
                plain();
            } catch (StackOverflowError e) {
                caught++;
            }
        }
        System.out.println(caught + " " + sum(1500));
    }
}
