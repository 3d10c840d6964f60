package exceptions;

/** A plain uncaught exception: frames on standard error, exit status 1, earlier output kept. */
public class UncaughtSimple {
    static int level(int n) {
        if (n == 0) throw new IllegalStateException("bottom reached");
        return level(n - 1) + 1;
    }

    static class Worker {
        final int depth;
        Worker(int d) { depth = d; }
        int work() { return level(depth); }
    }

    public static void main(String[] args) {
        System.out.println("before");
        try {
            new Worker(1).work();
        } catch (IllegalStateException e) {
            System.out.println("caught once: " + e.getMessage());
        } finally {
            System.out.println("finally once");
        }
        try {
            System.out.println("again");
            new Worker(4).work();
        } finally {
            System.out.println("finally while unwinding");
        }
        System.out.println("not reached");
    }
}
