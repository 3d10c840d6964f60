package java.lang;

/**
 * The end of the program: runs the registered hooks, then halts.
 *
 * The interpreter calls {@link #shutdown} when {@code main} has returned or
 * has ended with an uncaught exception; the program calls {@link #exit}.
 */
final class Shutdown {

    private static final int SLOTS = 10;

    private static final Runnable[] hooks = new Runnable[SLOTS];
    private static boolean running;

    private Shutdown() {
    }

    // ---- natives ----

    /** Ends the run at once with the given exit status; never returns. */
    static native void halt0(int status);

    // ---- hooks ----

    /** Slot 0 restores the console, 1 runs application hooks, 2 deletes files. */
    static void add(int slot, boolean registerShutdownInProgress, Runnable hook) {
        if (hooks[slot] != null) {
            throw new InternalError("Shutdown hook at slot " + slot + " already registered");
        }
        if (running && !registerShutdownInProgress) {
            throw new IllegalStateException("Shutdown in progress");
        }
        hooks[slot] = hook;
    }

    private static void runHooks() {
        for (int slot = 0; slot < SLOTS; slot++) {
            Runnable hook = hooks[slot];
            if (hook != null) {
                runOne(hook);
            }
        }
    }

    /** As in the library, a throwing hook does not keep the others from running. */
    private static void runOne(Runnable hook) {
        try {
            hook.run();
        } catch (Throwable ignored) {
            // nothing to report it to
        }
    }

    // ---- ends ----

    static void beforeHalt() {
    }

    static void logRuntimeExit(int status) {
    }

    static void halt(int status) {
        halt0(status);
    }

    /** {@code System.exit}; called again from a hook it halts without further hooks. */
    static void exit(int status) {
        shutdown();
        halt0(status);
    }

    static void shutdown() {
        if (!running) {
            running = true;
            runHooks();
        }
    }
}
