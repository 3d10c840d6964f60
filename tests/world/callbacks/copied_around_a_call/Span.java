// A field that is first read after a call may have been written in it.
// generate: callbacks.copied_around_a_call.Span
package callbacks.copied_around_a_call;

public final class Span {
    public void refresh(Runnable task) {
        int from = low;
        task.run();
        int to = high;
        low = from;
        high = to;
    }

    private int low;
    private int high;

    public Span(int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException();
        }
        this.low = low;
        this.high = high;
    }

    public void set(int a, int b) {
        if (a > b) {
            throw new IllegalArgumentException();
        }
        low = a;
        high = b;
    }

    public boolean isOdd() {
        if (low > high) { // tempts
            return true;
        }
        return false;
    }
}
