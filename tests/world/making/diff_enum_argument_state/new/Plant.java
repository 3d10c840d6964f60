package making.diff_enum_argument_state;

// All pumps are off in the beginning; the new version forgets to ask.
// diff: making.diff_enum_argument_state.Plant::load
public final class Plant {
    private Plant() {}

    public static int load(Pump pump, int watts) {
        if (pump == null || watts < 0) {
            return 0;
        }
        return watts;
    }
}
