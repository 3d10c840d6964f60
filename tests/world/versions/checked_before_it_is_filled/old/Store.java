// What gives nothing may throw, and so decides what is filled behind it.
// diff: versions.checked_before_it_is_filled.Report::pages
package versions.checked_before_it_is_filled;

final class Store {
    private static int mode;

    static void set() {
        mode = 1;
    }

    static void check() {
        if (mode == 1) {
            throw new IllegalStateException();
        }
    }
}
