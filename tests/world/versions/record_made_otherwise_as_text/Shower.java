package versions.record_made_otherwise_as_text;

final class Shower {
    static String show(Point point) {
        return point.toString();
    }
}
