package versions.text_swapped_atomically;

import java.util.concurrent.atomic.AtomicReference;

public final class Holder {
    private final AtomicReference<String> held = new AtomicReference<>(new String("a"));

    public boolean go() {
        return held.compareAndSet("a", "b");
    }
}
