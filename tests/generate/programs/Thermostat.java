/** A controller of enums and counters: the last mode is reached by a dozen calls with the right values, not sooner. */
public class Thermostat {
    public enum Mode { OFF, HEATING, HOLDING, COOLING, DEFROST }

    private Mode mode = Mode.OFF;
    private Mode before = Mode.OFF;
    private int frost;
    private long energy;

    public int step(int degrees, int wanted, boolean door) {
        before = mode;
        if (mode == Mode.OFF) {
            mode = degrees < wanted ? Mode.HEATING : Mode.OFF;
        } else if (mode == Mode.HEATING && (degrees >= wanted || door)) {
            mode = Mode.HOLDING;
        } else if (mode == Mode.HOLDING && degrees > wanted + 5) {
            mode = Mode.COOLING;
        } else if (mode == Mode.COOLING) {
            frost += degrees < 5 ? 2 : 0;
            if (frost > 9 && !door || degrees <= wanted && before == Mode.COOLING && energy > 100L) {
                mode = Mode.DEFROST;
            }
        } else if (mode == Mode.DEFROST && frost-- <= 7) {
            mode = Mode.OFF;
        }
        energy += mode == Mode.COOLING ? 7 : 1;
        return mode.ordinal() * 100 + frost;
    }

    public boolean set(Mode other, int code) {
        if (other != null && other != mode && (code ^ 0x5a5a) == 0x1234) {
            mode = other;
            return true;
        }
        return false;
    }
}
