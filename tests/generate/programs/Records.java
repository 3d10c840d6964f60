/** Records, with decisions in their constructors and methods. */
public class Records {
    public record Point(int x, int y) {
        public Point {
            if (x < 0 || y < 0) {
                throw new IllegalArgumentException("negative");
            }
        }

        boolean diagonal() {
            return x == y;
        }
    }

    public record Span(Point from, Point to) {
        public boolean valid() {
            return from != null && to != null && from.x() <= to.x() && from.y() <= to.y();
        }
    }

    public static int compare(Point a, Point b) {
        if (a == null || b == null) {
            return -2;
        }
        return a.equals(b) ? 0 : a.diagonal() && !b.diagonal() ? 1 : -1;
    }
}
