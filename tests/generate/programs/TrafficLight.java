import java.util.EnumMap;
import java.util.Map;
/** A clock: thirty equal calls until something happens; enum constants with bodies as receivers. */
public class TrafficLight {
    public enum State {
        RED(30) { State next(boolean p) { return GREEN; } },
        GREEN(25) { State next(boolean p) { return p ? YELLOW : this; } },
        YELLOW(5) { State next(boolean p) { return RED; } };
        final int seconds;
        State(int s) { seconds = s; }
        abstract State next(boolean pedestrian);
        boolean isStop() { return this == RED || this == YELLOW; }
    }
    private State state = State.RED;
    private int elapsed;
    private boolean request, fault;
    private final Map<State, Integer> counts = new EnumMap<>(State.class);
    public void press() { if (!fault && state != State.RED) request = true; }
    public boolean tick() {
        if (fault) return false;
        elapsed++;
        if (elapsed >= state.seconds || (request & state == State.GREEN && elapsed > 3)) {
            State n = state.next(request);
            boolean changed = n != state;
            counts.merge(state, 1, Integer::sum);
            if (n == State.RED) request = false;
            state = n;
            elapsed = 0;
            return changed;
        }
        return false;
    }
    public void fail(int code) { fault = code != 0 ^ state.isStop(); }
    public State state() { return fault ? State.YELLOW : state; }
    public int count(State s) { return s == null ? -1 : counts.getOrDefault(s, 0); }
}
