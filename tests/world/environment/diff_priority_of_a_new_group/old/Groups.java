package environment.diff_priority_of_a_new_group;

// A group of threads is made inside that of the caller.
// diff: environment.diff_priority_of_a_new_group.Groups::most()
final class Groups {
    static int most() {
        return new ThreadGroup("x").getMaxPriority();
    }
}
