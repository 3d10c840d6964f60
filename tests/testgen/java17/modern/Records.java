package modern;

import java.util.List;

/** Records, sealed interfaces, switches, lambdas. */
public class Records {

    public record Point(int x, int y) {}

    public record Range(int low, int high) {
        public Range {
            if (low > high) {
                throw new IllegalArgumentException("low > high");
            }
        }
    }

    public record Named<T>(String name, T value) {}

    public sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(long side) implements Shape {}

    public static Point mirror(Point p) {
        return p.x() > 0 ? new Point(-p.x(), p.y()) : p;
    }

    public static Range wider(Range r, int by) {
        return by > 0 && r.low() > 5 ? new Range(r.low() - by, r.high()) : null;
    }

    public static String describe(Shape shape) {
        if (shape instanceof Circle c && c.radius() > 2.5) {
            return "large circle";
        }
        return shape instanceof Square s ? "square " + (s.side() == 3) : "other";
    }

    public static List<Point> corners(int size) {
        return size > 0 ? List.of(new Point(0, 0), new Point(size, size)) : List.of();
    }

    public static Named<Integer> named(int i) {
        return new Named<>("n", i > 0 ? i : null);
    }

    public static int days(String month) {
        return switch (month) {
            case "feb" -> 28;
            case "apr", "jun" -> 30;
            default -> 31;
        };
    }

    public boolean contains(Range range, int value) {
        return range.low() <= value && value <= range.high();
    }
}
