package making.diff_order_of_a_hook;

// The hook does nothing here, so it does not matter when the constructor calls it; a subclass sees the width.
// diff: making.diff_order_of_a_hook.Window::new
public class Window {
    private int width;

    public Window(int width) {
        opened();
        this.width = width;
    }

    protected void opened() {}

    public final int width() {
        return width;
    }
}
