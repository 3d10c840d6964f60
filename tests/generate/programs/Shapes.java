/** A sealed interface, records under it, and patterns of instanceof. */
public class Shapes {
    public sealed interface Shape permits Circle, Square, Box {
        int area();

        default boolean large() {
            return area() > 100 || area() < 0;
        }
    }

    public record Circle(int radius) implements Shape {
        public int area() {
            return 3 * radius * radius;
        }
    }

    public record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    public record Box(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }

        @Override
        public boolean large() {
            return width > 10 && height > 10;
        }
    }

    public static int kind(Shape s) {
        if (s instanceof Circle c && c.radius() > 3) {
            return 1;
        }
        if (!(s instanceof Box b)) {
            return s == null ? 0 : 2;
        }
        return b.width() == b.height() || b.large() ? 3 : 4;
    }

    public static boolean any(Shape a, Shape b) {
        return a != null && a.large() || b instanceof Square q && q.side() < 0;
    }

    public static String name(Object o) {
        return o instanceof String s && s.length() == 1 ? s : o instanceof Integer i && i > 7 ? "i" : "?";
    }
}
