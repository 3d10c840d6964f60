// The priority and the daemon flag of the current thread are the caller's.
// check: environment.priority_of_the_caller.Render::budget(int)
package environment.priority_of_the_caller;

public final class Render {
    private Render() {
    }

    public static int budget(int frames) {
        int priority = Thread.currentThread().getPriority();
        assert priority == Thread.NORM_PRIORITY : priority;
        return frames > 60 ? priority * 2 : priority;
    }
}
