/** A state machine: what is reached by which sequence of calls. */
public class Machine {
    private enum State {
        IDLE,
        ARMED,
        FIRED
    }

    private State state = State.IDLE;
    private int key;

    public void arm(int code) {
        if (state == State.IDLE && code == 4711) {
            state = State.ARMED;
            key = code + 1;
        }
    }

    public boolean fire(int code) {
        if (state != State.ARMED || code != key) {
            return false;
        }
        state = State.FIRED;
        return true;
    }

    public boolean done() {
        return state == State.FIRED && key == 4712; // fired only with the key set: key == 4712 is never false here
    }
}
