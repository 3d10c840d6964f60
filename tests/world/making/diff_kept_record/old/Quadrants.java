package making.diff_kept_record;

// A record of two numbers has no other kinds and no state that changes: the same for all points.
// diff: making.diff_kept_record.Quadrants::of => EQUIVALENT
public final class Quadrants {
    private Quadrants() {}

    public static int of(Point point) {
        if (point.x() == 0 || point.y() == 0) {
            return 0;
        }
        if (point.x() > 0) {
            return point.y() > 0 ? 1 : 4;
        }
        return point.y() > 0 ? 2 : 3;
    }
}
