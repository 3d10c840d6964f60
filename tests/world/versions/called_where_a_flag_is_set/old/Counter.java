// Changed code sets a flag on which unchanged code counts.
// diff: versions.called_where_a_flag_is_set.Counter::get
package versions.called_where_a_flag_is_set;

final class Counter {
    private static boolean active;
    private static int count;

    static void activate() {
        active = true;
    }

    static void tick() {
        if (active) increase();
    }

    static void increase() {
        count++;
    }

    static int get() {
        return count;
    }
}
