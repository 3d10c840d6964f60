package exceptions;

/** Method names and line numbers of frames: constructors, initialisers, lambdas, nested and multi-line expressions. */
public class StackTraceLines {
    static void dump(Throwable t) {
        for (StackTraceElement e : t.getStackTrace())
            if (e.getClassName().startsWith("exceptions."))
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + ":" + e.getFileName() + ":" + e.getLineNumber());
    }

    static class Init {
        int x = boom("field");

        Init() {
            System.out.println("unreached");
        }
    }

    static class Block {
        {
            boom("block");
        }
    }

    static class Ctor {
        Ctor(int n) {
            this(n, boom("ctor arg"));
        }

        Ctor(int n, int m) { }
    }

    class Inner {
        void go() { boom("inner"); }
    }

    interface Def {
        default void d() { boom("default"); }
        static void s() { boom("static iface"); }
    }

    static int boom(String why) {
        throw new IllegalStateException(why);
    }

    static int deep(int n) {
        return n == 0 ? boom("deep") : deep(n - 1) + 1;
    }

    static int multi(int a) {
        return a
            + 1
            + boom(
                "multi"
                + a);
    }

    static void t(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            dump(e);
        }
    }

    public static void main(String[] args) {
        t(() -> boom("lambda"));
        t(Init::new);
        t(Block::new);
        t(() -> new Ctor(1));
        t(() -> new StackTraceLines().new Inner().go());
        t(() -> new Def() { }.d());
        t(Def::s);
        t(() -> deep(3));
        t(() -> multi(2));
        t(new Runnable() {
            @Override
            public void run() {
                int zero = args.length;
                int r =
                    10
                    / zero;
            }
        });
        t(() -> {
            int[] a = new int[1];
            a[0] = 1;
            a[
                1] =
                2;
        });
        t(() -> {
            Object o = "x";
            System.out.println(
                (Integer) o);
        });
        IllegalStateException e1 = new IllegalStateException("made here");
        try {
            throw e1;
        } catch (IllegalStateException e) {
            dump(e);
        }
        try {
            throw e1.fillInStackTrace();
        } catch (Throwable e) {
            dump(e);
        }
        for (int i = 0; i < 2; i++) {
            Throwable x = i == 0
                ? new Throwable()
                : new Exception();
            System.out.println(x.getStackTrace()[0].getLineNumber());
        }
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName());
    }
}
