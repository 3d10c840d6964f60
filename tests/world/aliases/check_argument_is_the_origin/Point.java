package aliases.check_argument_is_the_origin;

// The shared origin can be passed as an argument and is moved then.
// check: aliases.check_argument_is_the_origin.Point::moved(aliases.check_argument_is_the_origin.Point)
public final class Point {
    static final Point ORIGIN = new Point();
    private int x;

    public static int moved(Point point) {
        if (point == null) {
            return 0;
        }
        point.x = 1;
        assert ORIGIN.x == 0;
        return point.x - ORIGIN.x;
    }
}
