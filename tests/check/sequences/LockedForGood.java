// check: LockedForGood::move
// verdict: VIOLATED
// witness: new LockedForGood()[].move(int)[int 101] throws(java.lang.ArithmeticException); int 1
public class LockedForGood {
    private boolean locked;
    private int place;

    public int move(int by) {
        assert !locked : "entered twice";
        locked = true;
        if (by > 100) {
            throw new ArithmeticException("too far");
        }
        place = by;
        locked = false;
        return place;
    }
}
