package environment.check_priority_of_a_new_group;

// A group of threads is made inside that of the caller.
// check: environment.check_priority_of_a_new_group.Groups::most()
final class Groups {
    static int most() {
        int most = new ThreadGroup("x").getMaxPriority();
        assert most == Thread.MAX_PRIORITY;
        return most;
    }
}
