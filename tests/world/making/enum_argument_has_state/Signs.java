package making.enum_argument_has_state;

// The argument is one of two constants; what they hold is what others have done to them.
// generate: making.enum_argument_has_state.Signs
public final class Signs {
    private Signs() {}

    public static String sign(Lane lane, int speed) {
        if (lane == null) {
            return "";
        }
        if (lane.isClosed()) { // tempts
            return "X";
        }
        return speed > 100 ? "fast" : "slow";
    }
}
