// check: CheckedRefusal::free
// verdict: VIOLATED
// witness: new CheckedRefusal(int)[int 1].take()[].take()[] throws(CheckedRefusal$Full)
public class CheckedRefusal {
    public static class Full extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final int room;
    private int taken;

    public CheckedRefusal(int room) {
        this.room = room < 0 ? 0 : room;
    }

    public void take() throws Full {
        taken++;
        if (taken > room) {
            throw new Full();
        }
    }

    public int free() {
        int left = room - taken;
        assert left >= 0;
        return left;
    }
}
