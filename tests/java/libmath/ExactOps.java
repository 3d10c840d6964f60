package libmath;

// The exact arithmetic family: values at the edges and the overflow messages.
public class ExactOps {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        int mx = Integer.MAX_VALUE;
        int mn = Integer.MIN_VALUE;
        long lx = Long.MAX_VALUE;
        long ln = Long.MIN_VALUE;
        t("add", () -> Math.addExact(mx, 0) + " " + Math.addExact(mn, mx) + " " + Math.addExact(lx, ln));
        t("add over", () -> Math.addExact(mx, 1));
        t("add under", () -> Math.addExact(mn, -1));
        t("addL over", () -> Math.addExact(lx, 1L));
        t("addL under", () -> Math.addExact(ln, -1L));
        t("sub", () -> Math.subtractExact(mn, 0) + " " + Math.subtractExact(-1, mx) + " " + Math.subtractExact(-1L, lx));
        t("sub over", () -> Math.subtractExact(0, mn));
        t("subL over", () -> Math.subtractExact(0L, ln));
        t("mul", () -> Math.multiplyExact(46340, 46340) + " " + Math.multiplyExact(mn, 1) + " " + Math.multiplyExact(3037000499L, 3037000499L));
        t("mul over", () -> Math.multiplyExact(46341, 46341));
        t("mul min", () -> Math.multiplyExact(mn, -1));
        t("mulL over", () -> Math.multiplyExact(3037000500L, 3037000500L));
        t("mulL min", () -> Math.multiplyExact(ln, -1L));
        t("mulL min 2", () -> Math.multiplyExact(-1L, ln));
        t("mulLI", () -> Math.multiplyExact(lx, 1) + " " + Math.multiplyExact(ln, 1));
        t("mulLI over", () -> Math.multiplyExact(lx, 2));
        t("neg", () -> Math.negateExact(mx) + " " + Math.negateExact(-0) + " " + Math.negateExact(lx));
        t("neg over", () -> Math.negateExact(mn));
        t("negL over", () -> Math.negateExact(ln));
        t("inc", () -> Math.incrementExact(mx - 1) + " " + Math.decrementExact(mn + 1) + " " + Math.incrementExact(-1L) + " " + Math.decrementExact(0L));
        t("inc over", () -> Math.incrementExact(mx));
        t("incL over", () -> Math.incrementExact(lx));
        t("dec over", () -> Math.decrementExact(mn));
        t("decL over", () -> Math.decrementExact(ln));
        t("toInt", () -> Math.toIntExact(mx) + " " + Math.toIntExact((long) mn));
        t("toInt over", () -> Math.toIntExact(1L << 31));
        t("toInt under", () -> Math.toIntExact(-(1L << 31) - 1));
        t("abs", () -> Math.absExact(-5) + " " + Math.absExact(mx) + " " + Math.absExact(-lx));
        t("abs over", () -> Math.absExact(mn));
        t("absL over", () -> Math.absExact(ln));
        t("abs wraps", () -> Math.abs(mn) + " " + Math.abs(ln) + " " + -mn + " " + mn / -1 + " " + mn % -1 + " " + ln / -1);
        t("int div 0", () -> 1 / (args.length));
        t("long rem 0", () -> 1L % (args.length));
        t("floorDiv 0", () -> Math.floorDiv(1, 0));
        t("floorMod 0", () -> Math.floorMod(1L, 0L));
        t("strict", () -> StrictMath.addExact(1, 2) + " " + StrictMath.multiplyExact(3L, 4L) + " " + StrictMath.toIntExact(7L));
        t("strict over", () -> StrictMath.multiplyExact(1 << 20, 1 << 20));
        t("factorial", () -> {
            long f = 1;
            for (int i = 1; ; i++) {
                try {
                    f = Math.multiplyExact(f, (long) i);
                } catch (ArithmeticException e) {
                    return (i - 1) + "! = " + f;
                }
            }
        });
        t("fib int", () -> {
            int a = 0;
            int b = 1;
            int n = 1;
            try {
                for (; ; n++) {
                    int c = Math.addExact(a, b);
                    a = b;
                    b = c;
                }
            } catch (ArithmeticException e) {
                return n + " " + b + " " + e.getMessage();
            }
        });
    }
}
