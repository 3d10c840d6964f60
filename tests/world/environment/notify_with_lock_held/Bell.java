package environment.notify_with_lock_held;

// Whoever holds the lock may notify.
// generate: environment.notify_with_lock_held.Bell
public final class Bell {
    private Bell() {}

    public static String ring(Object lock) {
        if (lock == null) {
            return "none";
        }
        try {
            lock.notifyAll();
        } catch (IllegalMonitorStateException e) {
            return "refused";
        }
        boolean loud = lock != null;
        if (loud) { // tempts
            return "rung";
        }
        return "never";
    }
}
