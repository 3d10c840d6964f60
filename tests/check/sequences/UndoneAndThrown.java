// check: UndoneAndThrown::audit
// verdict: HOLDS
public final class UndoneAndThrown {
    private boolean half;
    private int most;

    public void raise(int to) {
        half = true;
        try {
            most = 100 / to;
            half = false;
        } catch (ArithmeticException e) {
            half = false;
            throw e;
        }
    }

    public int audit() {
        assert !half;
        return most;
    }
}
