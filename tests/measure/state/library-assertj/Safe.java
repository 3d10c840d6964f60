import java.util.ArrayList;
import java.util.List;

class Safe {
    record Visit(String who, int hour) {}

    private final List<Visit> visits = new ArrayList<>();
    private int code;
    private boolean open;
    private int tries;
    private int closings;

    Safe(int code) {
        this.code = code;
    }

    void open(String who, int given) {
        tries++;
        if (given != code) {
            throw new IllegalArgumentException("wrong code");
        }
        open = true;
        visits.add(new Visit(who, 9));
    }

    void take() {
        if (!open) {
            throw new IllegalStateException("closed");
        }
    }

    void close() {
        open = false;
        closings++;
    }

    List<Visit> visits() {
        return visits;
    }
}
