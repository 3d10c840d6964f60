package aliases.enum_weight_is_written;

// The constants start with ranks one and two, and no method here changes them.
// generate: aliases.enum_weight_is_written.Crossing
public class Crossing {
    public static String pass(Signal signal) {
        if (signal.rank == 0) { // tempts
            return "broken";
        }
        return signal == Signal.GREEN ? "go" : "stop";
    }
}
