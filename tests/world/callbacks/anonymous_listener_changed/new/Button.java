package callbacks.anonymous_listener_changed;

public final class Button {
    private int presses;

    public Runnable onPress() {
        return new Runnable() {
            @Override
            public void run() {
                presses += 2;
            }
        };
    }

    public int presses() {
        return presses;
    }
}
