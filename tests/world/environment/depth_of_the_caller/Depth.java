// How deep the stack is depends on the caller.
// check: environment.depth_of_the_caller.Depth::level()
package environment.depth_of_the_caller;

public final class Depth {
    private Depth() {
    }

    public static int level() {
        int level = Thread.currentThread().getStackTrace().length;
        assert level < 20 : level;
        return level;
    }
}
