// check: making.kept_sealed_records.Area::of => HOLDS
package making.kept_sealed_records;

public final class Area {
    public sealed interface Shape permits Square, Dot {}

    public record Square(short side) implements Shape {}

    public record Dot() implements Shape {}

    public static int of(Shape shape) {
        int area = 0;
        if (shape instanceof Square s) {
            area = s.side() * s.side();
        }
        assert area >= 0;
        return area;
    }
}
