package versions.thrown_is_last_with_cause;

public final class Guard {
    private RuntimeException last;
    RuntimeException last() { return last; }
    void check(int n) {
        if (n < 0) {
            last = new IllegalArgumentException("negative", null);
            throw new IllegalArgumentException("negative", null);
        }
    }
}
