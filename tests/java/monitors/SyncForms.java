package monitors;

/** synchronized methods and blocks: reentrancy, release on every exit, class and instance locks. */
public class SyncForms {
    int n;
    static int sn;
    static final Object LOCK = new Object();

    synchronized int inc() { return ++n; }
    static synchronized int sinc() { return ++sn; }
    synchronized int rec(int k) { return k == 0 ? (Thread.holdsLock(this) ? 1 : 0) : rec(k - 1) + 1; }
    synchronized void fail() { throw new IllegalStateException("held " + Thread.holdsLock(this)); }
    static synchronized void sfail() { throw new IllegalStateException("class held " + Thread.holdsLock(SyncForms.class)); }

    int early(int k) {
        synchronized (this) {
            if (k == 0) return n;
            synchronized (LOCK) {
                if (k == 1) return n + (Thread.holdsLock(LOCK) ? 100 : 0);
                for (int i = 0; ; i++) {
                    synchronized (SyncForms.class) {
                        if (i == 2) break;
                        if (i == 1) continue;
                    }
                    n++;
                }
            }
            if (k == 2) throw new RuntimeException("from inside");
        }
        return -1;
    }

    static boolean anyHeld(SyncForms s) { return Thread.holdsLock(s) || Thread.holdsLock(LOCK) || Thread.holdsLock(SyncForms.class); }

    static class Sub extends SyncForms {
        @Override synchronized int inc() { return super.inc() + super.inc() * 10; }
        synchronized SyncForms self() { return this; }
    }

    public static void main(String[] args) {
        SyncForms s = new SyncForms();
        System.out.println(s.inc() + " " + sinc() + " " + s.rec(50) + " " + anyHeld(s));
        try {
            s.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + anyHeld(s));
        }
        try {
            sfail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + anyHeld(s));
        }
        System.out.println(s.early(0) + " " + anyHeld(s));
        System.out.println(s.early(1) + " " + anyHeld(s));
        try {
            s.early(2);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + anyHeld(s) + " " + s.n);
        }
        System.out.println(s.early(3) + " " + s.n + " " + anyHeld(s));
        Sub sub = new Sub();
        System.out.println(sub.inc() + " " + (sub.self() == sub) + " " + anyHeld(sub));
        synchronized (s) {
            synchronized (s) {
                synchronized (s) {
                    System.out.println(Thread.holdsLock(s));
                }
                System.out.println(Thread.holdsLock(s));
            }
            System.out.println(Thread.holdsLock(s));
        }
        System.out.println(Thread.holdsLock(s));
        // the lock expression is evaluated once
        int[] evals = {0};
        Object[] locks = {new Object(), new Object()};
        int i = 0;
        synchronized (locks[i++]) {
            evals[0]++;
            i++;
            locks[0] = null;
        }
        System.out.println(i + " " + evals[0]);
        synchronized ("literal") {
            synchronized (int[].class) {
                synchronized (Integer.valueOf(5).getClass()) {
                    System.out.println(Thread.holdsLock("lit" + "eral") + " " + Thread.holdsLock(int[].class));
                }
            }
        }
        Runnable r = () -> {
            synchronized (LOCK) {
                System.out.println("lambda " + Thread.holdsLock(LOCK));
            }
        };
        r.run();
        int[] arr = {1};
        synchronized (arr) {
            arr[0]++;
        }
        System.out.println(arr[0]);
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            synchronized (locks[0]) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
    }
}
