package aliases.argument_is_the_shared_null_object;

// The shared null object can be passed as an argument, and is compared by identity.
// generate: aliases.argument_is_the_shared_null_object.Shape
public final class Shape {
    static final Shape NONE = new Shape();
    private int drawn;

    public static int draw(Shape shape) {
        if (shape == null) {
            return 0;
        }
        shape.drawn = 1;
        if (NONE.drawn != 0) { // tempts
            return -1;
        }
        return shape.drawn;
    }
}
