// The field is written by an updater of the library.
// diff: versions.field_updater.Gate::level
package versions.field_updater;

import java.util.concurrent.atomic.*;
public final class Gate {
    private static final AtomicIntegerFieldUpdater<Gate> LEVEL = AtomicIntegerFieldUpdater.newUpdater(Gate.class, "level");
    private volatile int level;
    void set(int n) { LEVEL.set(this, n); }
    int level() { return level; }
}
