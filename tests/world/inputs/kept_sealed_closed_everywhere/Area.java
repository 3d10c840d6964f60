package inputs.kept_sealed_closed_everywhere;

// All branches are final: the inherited method cannot be overridden but here.
// check: inputs.kept_sealed_closed_everywhere.Area::of(Shape) => HOLDS
public final class Area {
    public static int of(Shape shape) {
        if (shape == null) {
            return 0;
        }
        int sides = shape.sides();
        assert sides >= 3;
        return sides;
    }
}
sealed abstract class Shape permits Three, Four {
    int sides() {
        return 4;
    }
}
final class Three extends Shape {
    @Override
    int sides() {
        return 3;
    }
}
final class Four extends Shape { }
