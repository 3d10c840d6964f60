package shop;

/** Who may pass a door, and when. */
public class Door {

    private boolean locked;
    private int attempts;

    public boolean mayPass(boolean badge, boolean guest, int hour, boolean escort) {
        boolean day = hour >= 8 && hour < 18;
        boolean passes = !locked && (badge && (day || escort) || guest && escort && day);
        if (passes) {
            attempts = 0;
        } else if (++attempts > 2) {
            locked = true;
        }
        return passes;
    }

    public boolean isLocked() {
        return locked;
    }

    public void unlock(int code) {
        if (code != 1234 & code != 4321) {
            return;
        }
        locked = false;
        attempts = 0;
    }
}
