package environment.holds_lock_of_caller;

// check: environment.holds_lock_of_caller.Bell::add
public final class Bell {
    private int count;

    public Bell() {}

    public int add(int n) {
        assert !Thread.holdsLock(this);
        count += n;
        return count;
    }
}
