// The table of a switch over an enum is in a class of its own, and that one is missing.
// generate: missing.index_of_a_switch.Signal
// remove: Signal$1.class
package missing.index_of_a_switch;

public final class Signal {
    enum Light { RED, GREEN }

    private int lost;

    private static int speed(Light light) {
        switch (light) {
            case RED:
                return 0;
            case GREEN:
                return 80;
            default:
                return 20;
        }
    }

    public int pass(boolean open) {
        try {
            return speed(open ? Light.GREEN : Light.RED);
        } catch (NoClassDefFoundError e) {
            lost++;
        }
        if (lost > 3) { // tempts
            return -1;
        }
        return 20;
    }
}
