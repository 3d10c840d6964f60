package environment.wait_with_lock_held;

// wait refuses without the lock; a caller that has it only waits.
// check: environment.wait_with_lock_held.Gate::pass
public final class Gate {
    public Gate() {}

    public int pass() {
        boolean refused = false;
        try {
            wait(1L);
        } catch (IllegalMonitorStateException e) {
            refused = true;
        } catch (InterruptedException e) {
            refused = true;
        }
        assert refused;
        return 1;
    }
}
