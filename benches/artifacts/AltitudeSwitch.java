/**
 * An altitude switch (ASW, paper 001, section V): an asynchronous reactive component that turns a device on when the
 * aircraft descends below a threshold, with a hysteresis, an inhibit switch, a reset, several altimeters of doubtful
 * quality, and a fault indication after too long without a good altitude.
 *
 * Written from the description. `launch` is the driver: a new switch and two steps.
 */
public class AltitudeSwitch {
    private static final int THRESHOLD = 2000;
    private static final int HYSTERESIS = 200;
    private static final int PATIENCE = 2;

    private enum Mode { INITIALIZING, STANDBY, AWAITING, FAULT }

    private enum Position { UNKNOWN, ABOVE, BELOW }

    private Mode mode = Mode.INITIALIZING;
    private Position position = Position.UNKNOWN;
    private int waited;
    private boolean device;
    private boolean fault;

    /** Where the aircraft is by the altimeters: any good one below counts, all good ones must be above. */
    private Position locate(int digital1, boolean valid1, int digital2, boolean valid2, int analog, boolean validAnalog) {
        if (!valid1 && !valid2 && !validAnalog) {
            return Position.UNKNOWN;
        }
        if (valid1 && digital1 < THRESHOLD || valid2 && digital2 < THRESHOLD || validAnalog && analog == 0) {
            return Position.BELOW;
        }
        boolean far1 = !valid1 || digital1 >= THRESHOLD + HYSTERESIS;
        boolean far2 = !valid2 || digital2 >= THRESHOLD + HYSTERESIS;
        boolean farAnalog = !validAnalog || analog == 1;
        if (far1 && far2 && farAnalog) {
            return Position.ABOVE;
        }
        return position;
    }

    int step(int digital1, boolean valid1, int digital2, boolean valid2, int analog, boolean validAnalog,
            boolean inhibit, boolean reset) {
        Position now = locate(digital1, valid1, digital2, valid2, analog, validAnalog);
        if (reset) {
            mode = Mode.INITIALIZING;
            waited = 0;
            device = false;
            fault = false;
        }
        switch (mode) {
            case INITIALIZING:
                if (now != Position.UNKNOWN) {
                    mode = Mode.STANDBY;
                } else if (++waited > PATIENCE) {
                    mode = Mode.FAULT;
                }
                break;
            case STANDBY:
                if (now == Position.UNKNOWN) {
                    if (++waited > PATIENCE) {
                        mode = Mode.FAULT;
                    }
                } else {
                    waited = 0;
                    if (position == Position.ABOVE && now == Position.BELOW && !inhibit) {
                        mode = Mode.AWAITING;
                        device = true;
                    }
                }
                break;
            case AWAITING:
                if (now == Position.ABOVE) {
                    device = false;
                    mode = Mode.STANDBY;
                }
                break;
            default:
                fault = true;
                device = false;
        }
        if (now != Position.UNKNOWN) {
            position = now;
        }
        return (device ? 1 : 0) + (fault ? 2 : 0) + mode.ordinal() * 4;
    }

    public static int launch(int digital1, boolean valid1, int digital2, boolean valid2, int analog,
            boolean validAnalog, boolean inhibit, boolean reset, int later1, boolean laterValid1, int later2,
            boolean laterValid2, int laterAnalog, boolean laterValidAnalog, boolean laterInhibit, boolean laterReset) {
        AltitudeSwitch system = new AltitudeSwitch();
        int first = system.step(digital1, valid1, digital2, valid2, analog, validAnalog, inhibit, reset);
        int second = system.step(later1, laterValid1, later2, laterValid2, laterAnalog, laterValidAnalog,
                laterInhibit, laterReset);
        return first * 16 + second;
    }

    public static void main(String[] arguments) {
        AltitudeSwitch system = new AltitudeSwitch();
        int[] heights = {3000, 2500, 1900, 2100, 2300, 1000};
        for (int height : heights) {
            System.out.print(system.step(height, true, 0, false, 0, false, false, false) + " ");
        }
        System.out.println(launch(1, false, 1, false, 1, false, false, false, 1999, true, 0, false, 0, false, true, true));
    }
}
