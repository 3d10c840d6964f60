package writers.hook_sees_half_of_a_move;

// Between calls low is at most high; the hook is called when only one of them was moved.
// generate: writers.hook_sees_half_of_a_move.Window
public class Window {
    private int low;
    private int high = 10;

    protected void lowMoved() {
    }

    public void moveTo(int start) {
        if (start < 0 || start > 1000) {
            return;
        }
        low = start;
        lowMoved();
        high = start + 10;
    }

    public int width() {
        if (low > high) { // tempts
            return -1;
        }
        return high - low;
    }
}
