// check: UnlockedAtLast::move
// verdict: HOLDS
public final class UnlockedAtLast {
    private boolean locked;
    private int place;

    public int move(int by) {
        assert !locked : "entered twice";
        locked = true;
        try {
            if (by > 100) {
                throw new ArithmeticException("too far");
            }
            place = by;
        } finally {
            locked = false;
        }
        return place;
    }
}
