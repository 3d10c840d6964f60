package aliases.diff_reads_shared_origin_later;

// The argument may be the shared origin, so it matters when the origin is read.
// diff: aliases.diff_reads_shared_origin_later.Point::place
public final class Point {
    static final Point ORIGIN = new Point();
    private int x;

    public static int place(Point point, int x) {
        if (point == null) {
            return 0;
        }
        point.x = x;
        return x - ORIGIN.x;
    }
}
