package java.lang;

import java.util.ArrayList;
import java.util.List;

/**
 * Hooks registered by {@code Runtime.addShutdownHook}. There is one thread,
 * so at the end their {@code run} methods are called one after another in
 * order of registration.
 */
final class ApplicationShutdownHooks {

    private static List<Thread> hooks = new ArrayList<>();

    static {
        Shutdown.add(1, false, new Runnable() {
            @Override
            public void run() {
                runHooks();
            }
        });
    }

    private ApplicationShutdownHooks() {
    }

    static void add(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hook == null) {
            throw new NullPointerException();
        }
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        hooks.add(hook);
    }

    static boolean remove(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hook == null) {
            throw new NullPointerException();
        }
        return hooks.remove(hook);
    }

    static void runHooks() {
        List<Thread> registered = hooks;
        hooks = null;
        for (Thread hook : registered) {
            runOne(hook);
        }
    }

    private static void runOne(Thread hook) {
        try {
            hook.run();
        } catch (Throwable t) {
            Thread.reportUncaught(hook, t);
        }
    }
}
