// Tempts: between calls left is at most right, but the hook is called when only one of them has moved.
// generate: callbacks.hook_in_the_middle_of_a_move.Window => covered
package callbacks.hook_in_the_middle_of_a_move;

public class Window {
    private int left;
    private int right = 10;

    protected void moved() {
        // for subclasses
    }

    public void moveTo(int x) {
        if (x < 0 || x > 1000) {
            return;
        }
        left = x;
        moved();
        right = x + 10;
    }

    public boolean isTurned() {
        if (left > right) { // tempts
            return true;
        }
        return false;
    }
}
