// The map of the switch has other numbers, and every colour gives the same.
// diff:  => EQUIVALENT
package versions.kept_relabelled_and_moved;

public class Light {
    enum Colour { RED, AMBER, GREEN }

    static int wait(Colour colour) {
        switch (colour) {
            case AMBER:
                return 3;
            case RED:
                return 30;
            default:
                return 0;
        }
    }
}
