package lengths.setter_takes_any;

// A caller gives another array.
// check: lengths.setter_takes_any.Window::first
// flags: --property exceptions
public class Window {
    private int[] window = new int[4];

    public void use(int[] other) {
        if (other != null) {
            window = other;
        }
    }

    public int first() {
        return window[0];
    }
}
