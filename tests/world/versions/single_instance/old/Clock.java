package versions.single_instance;

public final class Clock {
    static final Clock INSTANCE = new Clock();
    private int ticks;

    private Clock() {}

    int tick() {
        ticks += 1;
        return ticks;
    }
}
