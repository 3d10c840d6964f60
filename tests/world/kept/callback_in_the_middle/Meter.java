package kept.callback_in_the_middle;

// The count is wrong while the caller is called.
// check: kept.callback_in_the_middle.Meter::read
public final class Meter {
    private int count = 1;

    public void pause(Runnable task) {
        count = 0;
        task.run();
        count = 1;
    }

    public int read() {
        assert count == 1;
        return count;
    }
}
