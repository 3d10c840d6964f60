package versions.checked_before_it_is_stored;

final class Check {
    static void notTooSmall(int value) {
        if (value < 10) throw new IllegalArgumentException();
    }
}
