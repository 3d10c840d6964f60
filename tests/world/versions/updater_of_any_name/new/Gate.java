package versions.updater_of_any_name;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
final class Gate {
    private volatile int level;
    static void set(Gate gate, String name) { AtomicIntegerFieldUpdater.newUpdater(Gate.class, name).set(gate, 2); }
    int level() { return level; }
}
