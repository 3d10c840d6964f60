package inputs.check_sealed_parent_inherited_method;

// Shape is sealed, but Round is not: a caller's Round overrides the inherited method.
// check: inputs.check_sealed_parent_inherited_method.Area::of(Shape)
public final class Area {
    public static int of(Shape shape) {
        if (shape == null) {
            return 0;
        }
        int sides = shape.sides();
        assert sides == 4;
        return sides;
    }
}
sealed abstract class Shape permits Round, Square {
    int sides() {
        return 4;
    }
}
non-sealed class Round extends Shape { }
final class Square extends Shape { }
