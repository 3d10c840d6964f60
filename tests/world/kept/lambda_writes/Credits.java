package kept.lambda_writes;

// A function that is handed out counts below zero.
// check: kept.lambda_writes.Credits::show
public final class Credits {
    private int left = 1;

    public Runnable spender() {
        return () -> left--;
    }

    public int show() {
        assert left >= 0;
        return left;
    }
}
