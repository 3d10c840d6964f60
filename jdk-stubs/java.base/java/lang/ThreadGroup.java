package java.lang;

import java.util.ArrayList;
import java.util.List;

/**
 * A named group of threads. Only the main thread is ever alive; it belongs to
 * the group "main", whose parent is "system".
 *
 * Deliberately absent: stopping, suspending and destroying groups.
 */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {

    private final ThreadGroup parent;
    private final String name;
    private final List<ThreadGroup> children = new ArrayList<>();
    private int maxPriority = Thread.MAX_PRIORITY;
    private boolean daemon;

    // ---- construction ----

    /** The root group. */
    private ThreadGroup() {
        this.parent = null;
        this.name = "system";
    }

    ThreadGroup(ThreadGroup parent, String name, int maxPriority, boolean daemon) {
        this.parent = parent;
        this.name = name;
        this.maxPriority = maxPriority;
        this.daemon = daemon;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this(parent, name, parent.maxPriority, parent.daemon);
    }

    static ThreadGroup createMain() {
        return new ThreadGroup(new ThreadGroup(), "main", Thread.MAX_PRIORITY, false);
    }

    // ---- attributes ----

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final void setMaxPriority(int priority) {
        if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
            return;
        }
        maxPriority = parent == null ? priority : Math.min(priority, parent.maxPriority);
        for (ThreadGroup child : children) {
            child.setMaxPriority(priority);
        }
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public boolean isDestroyed() {
        return false;
    }

    public final void destroy() {
    }

    public final void checkAccess() {
    }

    public final boolean parentOf(ThreadGroup group) {
        for (ThreadGroup g = group; g != null; g = g.parent) {
            if (g == this) {
                return true;
            }
        }
        return false;
    }

    // ---- contents ----

    public int activeCount() {
        return parentOf(Thread.currentThread().getThreadGroup()) ? 1 : 0;
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        Thread thread = Thread.currentThread();
        boolean here = recurse ? parentOf(thread.getThreadGroup()) : thread.getThreadGroup() == this;
        if (!here || list.length == 0) {
            return 0;
        }
        list[0] = thread;
        return 1;
    }

    public int activeGroupCount() {
        int count = children.size();
        for (ThreadGroup child : children) {
            count += child.activeGroupCount();
        }
        return count;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, true);
    }

    public int enumerate(ThreadGroup[] list, boolean recurse) {
        return enumerate(list, 0, recurse);
    }

    private int enumerate(ThreadGroup[] list, int from, boolean recurse) {
        int n = from;
        for (ThreadGroup child : children) {
            if (n < list.length) {
                list[n++] = child;
            }
            if (recurse) {
                n = child.enumerate(list, n, true);
            }
        }
        return n;
    }

    public final void interrupt() {
        if (activeCount() > 0) {
            Thread.currentThread().interrupt();
        }
    }

    public void list() {
        System.out.println(this);
    }

    // ---- uncaught exceptions ----

    @Override
    public void uncaughtException(Thread t, Throwable e) {
        if (parent != null) {
            parent.uncaughtException(t, e);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(t, e);
        } else {
            System.err.print("Exception in thread \"" + t.getName() + "\" ");
            e.printStackTrace(System.err);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
