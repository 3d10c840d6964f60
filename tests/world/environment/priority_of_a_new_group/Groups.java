package environment.priority_of_a_new_group;

// A group of threads is made inside that of the caller.
// generate: environment.priority_of_a_new_group.Groups
public final class Groups {
    public static boolean isFree() {
        if (new ThreadGroup("x").getMaxPriority() < Thread.MAX_PRIORITY) { // tempts
            return false;
        }
        return true;
    }
}
