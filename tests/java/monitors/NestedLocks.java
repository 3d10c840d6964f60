package monitors;

/** Many objects locked at once, unlocked in other orders through exceptions, loops and returns. */
public class NestedLocks {
    static final Object[] L = new Object[12];
    static { for (int i = 0; i < L.length; i++) L[i] = i % 3 == 0 ? new int[i] : i % 3 == 1 ? new StringBuilder() : new Object(); }

    static String held() {
        StringBuilder sb = new StringBuilder();
        for (Object o : L) sb.append(Thread.holdsLock(o) ? '1' : '0');
        return sb.toString();
    }

    static int climb(int i, int fail) {
        if (i == L.length) return 100;
        synchronized (L[i]) {
            if (i == fail) throw new IllegalStateException(held());
            int r = climb(i + 1, fail) - 1;
            if (i == 6) System.out.println("unwinding " + held());
            return r;
        }
    }

    static String hop(int from) {
        StringBuilder sb = new StringBuilder();
        for (int i = from; i < L.length; i += 2) {
            synchronized (L[i]) {
                if (i == 3) continue;
                synchronized (L[(i * 5) % 12]) {
                    if (i > 8) break;
                    sb.append(held()).append(' ');
                }
            }
        }
        return sb + held();
    }

    static synchronized String classLevel(NestedLocks n) {
        synchronized (n) {
            return n.instanceLevel() + Thread.holdsLock(NestedLocks.class) + Thread.holdsLock(n);
        }
    }

    synchronized String instanceLevel() {
        try {
            synchronized (L[0]) {
                synchronized (this) {
                    throw new RuntimeException();
                }
            }
        } catch (RuntimeException e) {
            return Thread.holdsLock(this) + held();
        }
    }

    static int tryAll() {
        int n = 0;
        for (int i = 0; i < L.length; i++) {
            try {
                L[i].notify();
            } catch (IllegalMonitorStateException e) {
                n++;
            }
        }
        return n;
    }

    static Object evalOnce(int[] c) {
        c[0]++;
        return L[c[0]];
    }

    public static void main(String[] args) {
        System.out.println(held());
        System.out.println(climb(0, -1) + " " + held());
        for (int f = 0; f < L.length; f += 5) {
            try {
                climb(0, f);
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " then " + held());
            }
        }
        System.out.println(hop(0) + " | " + hop(1));
        System.out.println(classLevel(new NestedLocks()) + " " + Thread.holdsLock(NestedLocks.class));
        synchronized (L[4]) {
            synchronized (L[4]) {
                System.out.println(tryAll() + " " + held());
            }
            System.out.println(tryAll() + " " + held());
        }
        System.out.println(tryAll());
        int[] c = {0};
        synchronized (evalOnce(c)) {
            synchronized (evalOnce(c)) {
                System.out.println(c[0] + " " + held());
            }
        }
        Object a = new Object(), b = a;
        synchronized (a) {
            a = null;
            System.out.println(Thread.holdsLock(b));
        }
        System.out.println(Thread.holdsLock(b));
        int depth = 0;
        for (int i = 0; i < 300; i++) {
            synchronized (b) {
                depth += nest(b, i % 20);
            }
        }
        System.out.println(depth + " " + Thread.holdsLock(b));
    }

    static int nest(Object o, int n) {
        synchronized (o) {
            return n == 0 ? 0 : 1 + nest(o, n - 1);
        }
    }
}
