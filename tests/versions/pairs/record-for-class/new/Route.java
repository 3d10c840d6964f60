public class Route {
    public static int length(int x1, int y1, int x2, int y2) {
        Point from = new Point(x1, y1);
        Point to = new Point(x2, y2);
        if (from.equals(to)) {
            return 0;
        }
        return Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y());
    }
}
