package making.seen_while_moving;

// Between calls the floor is never negative, but a subclass sees it in the middle of a move.
// generate: making.seen_while_moving.Lift => covered
public class Lift {
    private int floor;

    public final void move(int to) {
        floor = -1;
        moving();
        floor = to & 7;
    }

    protected void moving() {}

    public final String shown() {
        if (floor < 0) { // tempts
            return "...";
        }
        return floor == 0 ? "ground" : "up";
    }
}
