package monitors;

/** An IllegalMonitorStateException escapes from nested synchronized regions. */
public class UncaughtMonitor {
    private final Object gate = new Object();
    private int entered;

    synchronized void enter(int depth) {
        entered++;
        System.out.println("depth " + depth + " held " + Thread.holdsLock(this));
        if (depth > 0) {
            enter(depth - 1);
        } else {
            synchronized (gate) {
                gate.notifyAll();
                System.out.println("notified");
            }
            gate.notifyAll();
        }
    }

    public static void main(String[] args) {
        UncaughtMonitor m = new UncaughtMonitor();
        try {
            m.enter(2);
        } catch (IllegalMonitorStateException e) {
            System.out.println("caught, still held " + Thread.holdsLock(m) + " " + Thread.holdsLock(m.gate) + " " + m.entered);
        }
        m.enter(1);
    }
}
