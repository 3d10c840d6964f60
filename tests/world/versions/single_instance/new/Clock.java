// Nobody but the class makes its object, and no method gives it: only a field does.
// diff: 
package versions.single_instance;

public final class Clock {
    static final Clock INSTANCE = new Clock();
    private int ticks;

    private Clock() {}

    int tick() {
        ticks += 2;
        return ticks;
    }
}
