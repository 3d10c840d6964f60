// Changed code throws, so that unchanged code does not get as far as to store something.
// diff: versions.checked_before_it_is_stored.Store::get
package versions.checked_before_it_is_stored;

final class Check {
    static void notTooSmall(int value) {
        if (value < 0) throw new IllegalArgumentException();
    }
}
