/**
 * The interlock of a press: whether it may start, and how fast it may run. Small, but with what makes coverage hard:
 * conditions that mask each other, state from earlier calls, and a check that can never fail.
 */
public class Interlock {
    private static final int MOST_PRESSURE = 180;

    private int faults;
    private boolean locked;

    /** Both hands on the buttons and the guard closed, or the key of a technician; never when locked. */
    public boolean mayStart(boolean left, boolean right, boolean guardClosed, boolean key) {
        return !locked && (left && right && guardClosed || key);
    }

    /** Three faults in a row lock the press. */
    public void report(boolean fault) {
        if (!fault) {
            faults = 0;
        } else if (++faults >= 3) {
            locked = true;
        }
    }

    /** Strokes per minute for a pressure; slower when the guard is open. */
    public int speed(int pressure, boolean guardClosed) {
        if (pressure < 0 || pressure > MOST_PRESSURE) {
            throw new IllegalArgumentException("pressure " + pressure);
        }
        int speed = guardClosed ? 60 - pressure / 6 : 10;
        // Belt and braces: 60 - 180 / 6 is 30.
        return speed < 5 ? 5 : speed;
    }
}
