package java.lang;

import java.security.AccessControlContext;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;

import jdk.internal.misc.VM;

/**
 * The one thread of the program, and thread objects that are never started.
 *
 * {@link #start} ends the run as unsupported. Deliberately absent: thread
 * builders ({@code ofPlatform}, {@code ofVirtual}), virtual threads, thread
 * containers, stopping and suspending.
 */
@SuppressWarnings("removal")
public class Thread implements Runnable {

    // ---- nested types ----

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread t, Throwable e);
    }

    // ---- constants ----

    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    /** Characteristic bit of the constructors used by thread builders. */
    static final int NO_INHERIT_THREAD_LOCALS = 1 << 2;

    private static final long FIRST_OTHER_ID = 20;

    // ---- state of the class ----

    private static long nextId = FIRST_OTHER_ID;
    private static int nextNumber;
    private static UncaughtExceptionHandler defaultHandler;
    private static Thread main;
    private static Object scopedBindings;
    private static Object[] scopedCache;

    // ---- fields that other classes of java.base reach by name ----

    ThreadLocal.ThreadLocalMap threadLocals;
    ThreadLocal.ThreadLocalMap inheritableThreadLocals;
    volatile Object parkBlocker;
    long threadLocalRandomSeed;
    int threadLocalRandomProbe;
    int threadLocalRandomSecondarySeed;
    volatile boolean interrupted;
    private AccessControlContext inheritedAccessControlContext;
    private ThreadGroup group;
    private ClassLoader contextClassLoader;
    private final long tid;

    // ---- own state ----

    private ThreadLocal.ThreadLocalMap terminating;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private Runnable target;
    private boolean contextClassLoaderSet;
    private UncaughtExceptionHandler handler;

    // ---- natives ----

    /** Ends the run as unsupported, with the reason "java.lang.Thread.start". */
    private native void start0();

    /** Advances the interpreter's clock by {@code nanos} (0 or more). */
    private static native void sleep0(long nanos);

    /** Returns whether the current thread owns the monitor of {@code obj} (not null). */
    private static native boolean holdsLock0(Object obj);

    // ---- construction ----

    /** The main thread. */
    private Thread(ThreadGroup group) {
        this.tid = VM.obligatoFeature() >= 24 ? 3 : 1;
        this.name = "main";
        this.group = group;
    }

    private Thread(ThreadGroup group, Runnable target, String name, boolean named) {
        if (named && name == null) {
            throw new NullPointerException(nullNameMessage());
        }
        Thread parent = currentThread();
        this.tid = nextId++;
        this.name = named ? name : genThreadName();
        this.group = group != null ? group : parent.group;
        this.target = target;
        this.daemon = parent.daemon;
        this.priority = Math.min(parent.priority, this.group.getMaxPriority());
    }

    public Thread() {
        this(null, null, null, false);
    }

    public Thread(Runnable target) {
        this(null, target, null, false);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, null, false);
    }

    public Thread(String name) {
        this(null, null, name, true);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name, true);
    }

    public Thread(Runnable target, String name) {
        this(null, target, name, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, name, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(group, target, name, true);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize,
                  boolean inheritInheritableThreadLocals) {
        this(group, target, name, true);
    }

    Thread(ThreadGroup group, String name, int characteristics, Runnable task, long stackSize) {
        this(group, task, name, name != null);
    }

    Thread(String name, int characteristics, boolean bound) {
        this(null, null, name, name != null);
    }

    private static String nullNameMessage() {
        return VM.obligatoFeature() >= 21 ? "'name' is null" : "name cannot be null";
    }

    static String genThreadName() {
        return "Thread-" + nextNumber++;
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    // ---- the current thread ----

    public static Thread currentThread() {
        if (main == null) {
            main = new Thread(ThreadGroup.createMain());
        }
        return main;
    }

    static Thread currentCarrierThread() {
        return currentThread();
    }

    static Thread[] getAllThreads() {
        return new Thread[] {currentThread()};
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static boolean holdsLock(Object obj) {
        if (obj == null) {
            throw new NullPointerException();
        }
        return holdsLock0(obj);
    }

    // ---- sleeping ----

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        sleepNanos(toNanos(millis, 0));
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        checkTimeout(millis, nanos);
        sleepNanos(toNanos(millis, nanos));
    }

    public static void sleep(Duration duration) throws InterruptedException {
        long nanos = saturatedNanos(duration);
        if (nanos > 0) {
            sleepNanos(nanos);
        }
    }

    private static void sleepNanos(long nanos) throws InterruptedException {
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
        sleep0(nanos);
    }

    private static void checkTimeout(long millis, int nanos) {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999_999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
    }

    private static long toNanos(long millis, int nanos) {
        if (millis >= Long.MAX_VALUE / 1_000_000) {
            return Long.MAX_VALUE;
        }
        return millis * 1_000_000 + nanos;
    }

    private static long saturatedNanos(Duration duration) {
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return duration.isNegative() ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
    }

    // ---- life cycle ----

    public void start() {
        start0();
    }

    public static Thread startVirtualThread(Runnable task) {
        throw VM.unsupported("java.lang.Thread.startVirtualThread");
    }

    @Override
    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public final boolean isAlive() {
        return this == main;
    }

    boolean alive() {
        return isAlive();
    }

    boolean isTerminated() {
        return false;
    }

    public State getState() {
        return threadState();
    }

    State threadState() {
        return this == main ? State.RUNNABLE : State.NEW;
    }

    public final boolean isVirtual() {
        return false;
    }

    public final void stop() {
        throw new UnsupportedOperationException();
    }

    public final void suspend() {
        throw new UnsupportedOperationException();
    }

    public final void resume() {
        throw new UnsupportedOperationException();
    }

    // ---- joining ----

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        joinNanos(toNanos(millis, 0));
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        checkTimeout(millis, nanos);
        joinNanos(toNanos(millis, nanos));
    }

    public final boolean join(Duration duration) throws InterruptedException {
        if (threadState() == State.NEW) {
            throw new IllegalThreadStateException("Thread not started");
        }
        long nanos = saturatedNanos(duration);
        if (nanos > 0) {
            joinNanos(nanos);
        }
        return false;
    }

    /** Only the running thread is alive, so only a join on itself waits. */
    private void joinNanos(long nanos) throws InterruptedException {
        if (interrupted()) {
            throw new InterruptedException();
        }
        if (!isAlive()) {
            return;
        }
        if (nanos == 0) {
            throw VM.unsupported("java.lang.Thread.join on the current thread");
        }
        sleep0(nanos);
    }

    // ---- interruption ----

    public void interrupt() {
        interrupted = true;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public static boolean interrupted() {
        return currentThread().getAndClearInterrupt();
    }

    boolean getAndClearInterrupt() {
        boolean was = interrupted;
        interrupted = false;
        return was;
    }

    final void setInterrupt() {
        interrupted = true;
    }

    final void clearInterrupt() {
        interrupted = false;
    }

    // ---- attributes ----

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    public long getId() {
        return tid;
    }

    public final long threadId() {
        return tid;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int newPriority) {
        if (newPriority < MIN_PRIORITY || newPriority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        priority(Math.min(newPriority, group.getMaxPriority()));
    }

    void priority(int newPriority) {
        priority = newPriority;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean on) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    void daemon(boolean on) {
        daemon = on;
    }

    public final ThreadGroup getThreadGroup() {
        return group;
    }

    static ThreadGroup virtualThreadGroup() {
        return currentThread().group;
    }

    public static int activeCount() {
        return currentThread().group.activeCount();
    }

    public static int enumerate(Thread[] threads) {
        return currentThread().group.enumerate(threads);
    }

    public final void checkAccess() {
    }

    public ClassLoader getContextClassLoader() {
        return contextClassLoaderSet ? contextClassLoader : ClassLoader.getSystemClassLoader();
    }

    public void setContextClassLoader(ClassLoader loader) {
        contextClassLoader = loader;
        contextClassLoaderSet = true;
    }

    @Override
    public String toString() {
        String id = VM.obligatoFeature() >= 19 ? "#" + tid + "," : "";
        return "Thread[" + id + name + "," + priority + "," + group.getName() + "]";
    }

    // ---- thread locals ----

    ThreadLocal.ThreadLocalMap threadLocals() {
        return threadLocals;
    }

    void setThreadLocals(ThreadLocal.ThreadLocalMap map) {
        threadLocals = map;
    }

    ThreadLocal.ThreadLocalMap inheritableThreadLocals() {
        return inheritableThreadLocals;
    }

    void setInheritableThreadLocals(ThreadLocal.ThreadLocalMap map) {
        inheritableThreadLocals = map;
    }

    ThreadLocal.ThreadLocalMap terminatingThreadLocals() {
        return terminating;
    }

    void setTerminatingThreadLocals(ThreadLocal.ThreadLocalMap map) {
        terminating = map;
    }

    // ---- scoped values: one thread, so plain static state ----

    static Object scopedValueBindings() {
        return scopedBindings;
    }

    static void setScopedValueBindings(Object bindings) {
        scopedBindings = bindings;
    }

    static Object findScopedValueBindings() {
        return null;
    }

    static Object[] scopedValueCache() {
        return scopedCache;
    }

    static void setScopedValueCache(Object[] cache) {
        scopedCache = cache;
    }

    static void ensureMaterializedForStackWalk(Object o) {
    }

    // ---- stack traces ----

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public StackTraceElement[] getStackTrace() {
        return this == main ? new Exception().getStackTrace() : new StackTraceElement[0];
    }

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Thread current = currentThread();
        return Collections.singletonMap(current, current.getStackTrace());
    }

    // ---- uncaught exceptions ----

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        defaultHandler = ueh;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler != null ? handler : group;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        handler = ueh;
    }

    void uncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        handler = ueh;
    }

    void dispatchUncaughtException(Throwable e) {
        reportUncaught(this, e);
    }

    /** Called by the interpreter when {@code main} ends with an exception. */
    static void uncaughtInMain(Throwable e) {
        reportUncaught(currentThread(), e);
    }

    /** As in the library, an exception thrown by a handler is ignored. */
    static void reportUncaught(Thread thread, Throwable e) {
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        } catch (Throwable ignored) {
            // nothing to report it to
        }
    }
}
