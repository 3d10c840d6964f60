import java.util.ArrayList;
import java.util.List;

/** Functions of the caller that may call back: what they change is not known, so nothing behind them is infeasible. */
public class Listeners {
    public interface Listener {
        void changed(Listeners source, int value);
    }

    private final List<Listener> all = new ArrayList<>();
    private int value;
    private boolean busy;

    public void add(Listener listener) {
        all.add(listener);
    }

    public boolean set(int v) {
        if (busy) {
            return false;
        }
        busy = true;
        if (v != value) {
            value = v;
            for (Listener listener : all) {
                listener.changed(this, v);
            }
        }
        busy = false;
        return value == v;
    }

    public void force(int v) {
        value = v;
    }
}
