package making.diff_enum_argument_state;

/** Shared by both versions: a pump is on or off. */
public enum Pump {
    INLET, OUTLET;

    private boolean on;

    public void toggle() {
        on = !on;
    }

    public boolean isOn() {
        return on;
    }
}
