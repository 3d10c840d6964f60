package kept.proof_states;

// A state that is never reached, and what holds in the others.
// check: kept.proof_states.Motor::speed => HOLDS
public final class Motor {
    enum State { OFF, ON, PAUSED, BROKEN }

    private State state = State.OFF;
    private int speed;

    public void start() {
        if (state == State.OFF) {
            state = State.ON;
            speed = 1;
        }
    }

    public void pause() {
        if (state == State.ON) {
            state = State.PAUSED;
            speed = 0;
        }
    }

    public void stop() {
        state = State.OFF;
        speed = 0;
    }

    public void faster() {
        if (state == State.ON && speed < 9) {
            speed++;
        }
    }

    public int speed() {
        switch (state) {
            case OFF:
                assert speed == 0;
                return 0;
            case ON:
                assert speed >= 1 && speed <= 9;
                return speed;
            case PAUSED:
                assert speed == 0;
                return 0;
            default:
                throw new AssertionError("never");
        }
    }
}
