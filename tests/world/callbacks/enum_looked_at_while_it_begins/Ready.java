package callbacks.enum_looked_at_while_it_begins;

// A hook that a caller sets runs while the enum begins, and asks for a constant that is not there yet.
// generate: callbacks.enum_looked_at_while_it_begins.Ready
import java.util.function.IntSupplier;

public final class Ready {
    static IntSupplier source = () -> 1;

    public static boolean isReady() {
        if (Mode.FAST == null) { // tempts
            return false;
        }
        return true;
    }
}
enum Mode {
    FAST(Ready.source.getAsInt());

    private final int speed;

    Mode(int speed) {
        this.speed = speed;
    }

    int speed() {
        return speed;
    }
}
