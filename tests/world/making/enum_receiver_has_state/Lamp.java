package making.enum_receiver_has_state;

// The constants are the only receivers that there are, and their own methods change them.
// generate: making.enum_receiver_has_state.Lamp
public enum Lamp {
    HALL, DOOR;

    private static int total;
    private int hours;

    public void burn(int more) {
        if (more > 0 && more < 100) {
            hours += more;
            total += more;
        }
    }

    public boolean isOld() {
        if (hours > 1000) { // tempts
            return true;
        }
        return total > 5000;
    }
}
