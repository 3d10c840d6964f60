package monitors;

/** wait, notify and notifyAll without owning the monitor; argument checks; waits that time out. */
public class IllegalMonitorUse {
    interface Act { void run() throws Exception; }

    static void t(String label, Act a) {
        try {
            a.run();
            System.out.println(label + " ok");
        } catch (Exception e) {
            System.out.println(label + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    synchronized void own() { notify(); }
    static synchronized void sown() { IllegalMonitorUse.class.notifyAll(); }
    synchronized void wrong(Object o) { o.notify(); }

    public static void main(String[] args) {
        Object o = new Object();
        t("notify", o::notify);
        t("notifyAll", o::notifyAll);
        t("wait", () -> o.wait());
        t("wait 10", () -> o.wait(10));
        t("wait negative", () -> { synchronized (o) { o.wait(-1); } });
        t("wait nanos", () -> { synchronized (o) { o.wait(1, 1000000); } });
        t("owned notify", () -> { synchronized (o) { o.notify(); o.notifyAll(); } });
        t("owned timed wait", () -> { synchronized (o) { o.wait(1); } });
        t("owned timed wait keeps the lock", () -> {
            synchronized (o) {
                synchronized (o) {
                    o.wait(1);
                    System.out.print(Thread.holdsLock(o) + " ");
                }
                System.out.print(Thread.holdsLock(o) + " ");
            }
            System.out.print(Thread.holdsLock(o) + " ");
        });
        t("own", () -> new IllegalMonitorUse().own());
        t("static own", IllegalMonitorUse::sown);
        t("wrong object", () -> new IllegalMonitorUse().wrong(o));
        t("right object", () -> { IllegalMonitorUse i = new IllegalMonitorUse(); i.wrong(i); });
        t("other lock held", () -> { synchronized (new Object()) { o.notify(); } });
        t("after leaving", () -> {
            synchronized (o) { o.notify(); }
            o.notify();
        });
        t("interrupted wait", () -> {
            Thread.currentThread().interrupt();
            synchronized (o) {
                o.wait();
            }
        });
        System.out.println(Thread.interrupted() + " " + Thread.holdsLock(o));
        t("interrupted sleep", () -> {
            Thread.currentThread().interrupt();
            Thread.sleep(1000);
        });
        System.out.println(Thread.currentThread().isInterrupted());
        t("negative sleep", () -> Thread.sleep(-5));
        t("class object", () -> String.class.notify());
        t("array", () -> new int[1].notifyAll());
        t("string", () -> { synchronized ("s") { "s".notify(); } });
    }
}
