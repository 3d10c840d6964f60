package writers.kept_switch_on_enum_state;

// check: writers.kept_switch_on_enum_state.Lamp::press => HOLDS
public final class Lamp {
    private enum State { OFF, DIM, FULL }

    private State state = State.OFF;
    private int power;

    public Lamp() {}

    public int press() {
        switch (state) {
            case OFF:
                state = State.DIM;
                power = 5;
                break;
            case DIM:
                state = State.FULL;
                power = 10;
                break;
            default:
                state = State.OFF;
                power = 0;
        }
        assert power <= 10 && power >= 0;
        assert (state == State.OFF) == (power == 0);
        return power;
    }
}
