package environment.diff_priority_of_a_new_group;

final class Groups {
    static int most() {
        return Thread.MAX_PRIORITY;
    }
}
