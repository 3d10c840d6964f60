// A class that is missing here is brought by the caller, and so is never an error there.
// check: missing.brought_by_the_caller.Radio::station(int)
// remove: Antenna.class
package missing.brought_by_the_caller;

public final class Radio {
    private Radio() {
    }

    public static int station(int knob) {
        int reach;
        try {
            reach = Antenna.reach();
        } catch (NoClassDefFoundError e) {
            reach = 10;
        }
        assert reach <= 10 : reach;
        return knob % (reach + 1);
    }
}
