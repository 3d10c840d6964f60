// The keys of a weak map vanish when nobody else holds them.
// check: environment.forgotten_listener.Bus::listeners()
package environment.forgotten_listener;

import java.util.Map;
import java.util.WeakHashMap;

public final class Bus {
    private final Map<Object, Boolean> listeners = new WeakHashMap<>();

    public Bus() {
        listeners.put(new Object(), true);
    }

    public int listeners() {
        int count = listeners.size();
        assert count == 1 : count;
        return count;
    }
}
