package making.diff_kept_record;

// A record of two numbers has no other kinds and no state that changes: the same for all points.
// diff: making.diff_kept_record.Quadrants::of => EQUIVALENT
public final class Quadrants {
    private Quadrants() {}

    public static int of(Point point) {
        int x = point.x();
        int y = point.y();
        if (!(x != 0 && y != 0)) {
            return 0;
        }
        boolean right = x > 0;
        return y > 0 ? (right ? 1 : 2) : (right ? 4 : 3);
    }
}
