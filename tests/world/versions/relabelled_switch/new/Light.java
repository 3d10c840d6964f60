// The class itself is the same to the byte: only the map of the switch has other keys.
// diff: versions.relabelled_switch.Light::wait
package versions.relabelled_switch;

public class Light {
    enum Colour { RED, AMBER, GREEN }

    static int wait(Colour colour) {
        switch (colour) {
            case RED:
                return 30;
            case GREEN:
                return 3;
            default:
                return 0;
        }
    }
}
