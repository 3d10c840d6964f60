import java.util.ArrayDeque;
import java.util.Deque;
/** A machine with states, a deque of events, a constructor that decides the first state. */
public class Vending {
    enum State { IDLE, HAS_COIN, DISPENSING, OUT }
    private State state = State.IDLE;
    private int coins, stock;
    private final Deque<String> events = new ArrayDeque<>();
    public Vending(int stock) { this.stock = Math.max(0, stock); if (this.stock == 0) state = State.OUT; }
    public void coin(int value) {
        switch (state) {
            case IDLE:
                if (value == 5 || value == 10 || value == 25) { coins += value; state = State.HAS_COIN; }
                else events.push("rejected");
                break;
            case HAS_COIN:
                coins += value > 0 ? value : 0;
                break;
            case OUT:
                events.push("returned");
                break;
            default:
                throw new IllegalStateException(state.name());
        }
    }
    public boolean select() {
        if (state != State.HAS_COIN || coins < 50) return false;
        state = State.DISPENSING;
        return true;
    }
    public String take() {
        if (state != State.DISPENSING) return null;
        coins -= 50;
        stock--;
        state = stock == 0 ? State.OUT : coins > 0 ? State.HAS_COIN : State.IDLE;
        return state == State.OUT && !events.isEmpty() ? events.pop() : "item";
    }
}
