package kept.overflow;

// The counter goes round.
// check: kept.overflow.Ticks::now
public final class Ticks {
    private byte now;

    public void tick() {
        now++;
    }

    public int now() {
        assert now >= 0;
        return now;
    }
}
