package missing.switch_of_a_private_state;

public final class Door {
    private enum State {
        OPEN, CLOSED, LOCKED;

        State after(char key) {
            switch (this) {
                case OPEN:
                    return key == 'c' ? CLOSED : OPEN;
                case CLOSED:
                    return key == 'o' ? OPEN : key == 'l' ? LOCKED : CLOSED;
                default:
                    return key == 'u' ? OPEN : LOCKED;
            }
        }
    }

    private State state = State.CLOSED;

    public boolean press(char key) {
        state = state.after(key);
        return state == State.OPEN;
    }
}
