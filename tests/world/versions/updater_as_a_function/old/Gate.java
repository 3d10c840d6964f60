// The updater is given away as a function.
// diff: versions.updater_as_a_function.Gate::level
package versions.updater_as_a_function;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.ObjIntConsumer;
final class Gate {
    private volatile int level;
    static ObjIntConsumer<Gate> setter() { return AtomicIntegerFieldUpdater.newUpdater(Gate.class, "level")::set; }
    int level() { return level; }
}
