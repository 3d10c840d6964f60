package exceptions;

/** Deeply nested finally blocks, each possibly throwing; the last exception wins. */
public class NestedFinally {
    static StringBuilder log = new StringBuilder();

    static void step(String s, boolean fail) {
        log.append(s);
        if (fail) {
            log.append('!');
            throw new IllegalStateException(s);
        }
        log.append(' ');
    }

    static void go(int mask) {
        try {
            step("A", (mask & 1) != 0);
            try {
                step("B", (mask & 2) != 0);
            } finally {
                step("C", (mask & 4) != 0);
                try {
                    step("D", (mask & 8) != 0);
                } finally {
                    step("E", (mask & 16) != 0);
                }
                step("F", false);
            }
        } catch (IllegalStateException e) {
            step("catch" + e.getMessage(), (mask & 32) != 0);
        } finally {
            step("G", (mask & 64) != 0);
        }
        step("H", false);
    }

    static int level(int n) {
        try {
            if (n == 0) throw new RuntimeException("base");
            return level(n - 1);
        } finally {
            log.append(n);
        }
    }

    static Object lock = new Object();

    static int syncs(int n) {
        synchronized (lock) {
            try {
                synchronized (log) {
                    if (n == 0) throw new RuntimeException("in sync");
                    return n;
                }
            } finally {
                log.append(Thread.holdsLock(log) ? "held " : "free ");
            }
        }
    }

    public static void main(String[] args) {
        for (int mask = 0; mask < 128; mask += (mask < 32 ? 1 : 7)) {
            String end;
            try {
                go(mask);
                end = "ok";
            } catch (IllegalStateException e) {
                end = "threw " + e.getMessage();
            }
            System.out.println(mask + ": " + log + "-> " + end);
            log.setLength(0);
        }
        try {
            level(6);
        } catch (RuntimeException e) {
            System.out.println(log + " " + e.getMessage());
        }
        log.setLength(0);
        System.out.println(syncs(1));
        try {
            syncs(0);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + log + Thread.holdsLock(lock) + Thread.holdsLock(log));
        }
    }
}
