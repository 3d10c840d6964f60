/** Looks at the clock twice: how much time has passed is not the same on every machine. */
public class Elapsed {
    private long started;
    private boolean running;

    public void start() {
        if (running) {
            throw new IllegalStateException("running");
        }
        running = true;
        started = System.nanoTime();
    }

    /** Nanoseconds since the start, or -1. */
    public long passed() {
        if (running) {
            return System.nanoTime() - started;
        }
        return -1;
    }
}
