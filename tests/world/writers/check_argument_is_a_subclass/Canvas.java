package writers.check_argument_is_a_subclass;

// Every shape that can be made with `new` has an area that is not negative; a subclass need not.
// check: writers.check_argument_is_a_subclass.Canvas::paint(writers.check_argument_is_a_subclass.Shape)
public class Canvas {
    public static int paint(Shape shape) {
        if (shape == null) {
            return 0;
        }
        int cost = shape.area() * 3;
        assert cost >= 0;
        return cost;
    }
}
