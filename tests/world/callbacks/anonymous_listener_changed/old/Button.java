// Tempts: the changed method belongs to a class without a name, which the caller gets and runs.
// diff:
package callbacks.anonymous_listener_changed;

public final class Button {
    private int presses;

    public Runnable onPress() {
        return new Runnable() {
            @Override
            public void run() {
                presses++;
            }
        };
    }

    public int presses() {
        return presses;
    }
}
