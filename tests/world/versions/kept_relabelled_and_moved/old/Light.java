package versions.kept_relabelled_and_moved;

public class Light {
    enum Colour { RED, AMBER, GREEN }

    static int wait(Colour colour) {
        switch (colour) {
            case RED:
                return 30;
            case AMBER:
                return 3;
            default:
                return 0;
        }
    }
}
