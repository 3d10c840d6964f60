package versions.text_swapped_atomically;

import java.util.concurrent.atomic.AtomicReference;

// The library compares by identity for the program.
// diff: versions.text_swapped_atomically.Holder::go
public final class Holder {
    private final AtomicReference<String> held = new AtomicReference<>("a");

    public boolean go() {
        return held.compareAndSet("a", "b");
    }
}
