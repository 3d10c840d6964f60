package writers.check_exception_half_way;

// Entering sets a flag and then the key: if the key cannot be trimmed, they are out of step.
// check: writers.check_exception_half_way.Mode::keyLength()
public final class Mode {
    private boolean entered;
    private String key;

    void enter(String key) {
        entered = true;
        this.key = key.trim();
    }

    public int keyLength() {
        assert !entered || key != null;
        return entered ? key.length() : 0;
    }
}
