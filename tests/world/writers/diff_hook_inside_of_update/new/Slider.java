package writers.diff_hook_inside_of_update;

// Both versions move the same way; the hook of a subclass can tell whether it is called before or after.
// diff: writers.diff_hook_inside_of_update.Slider::moveTo
public class Slider {
    private int position;

    protected void moved() {
    }

    public int position() {
        return position;
    }

    public void moveTo(int target) {
        moved();
        position = target;
    }
}
