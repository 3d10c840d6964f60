// Tempts: the class is abstract, but the method that matters has a body, which a subclass may replace.
// generate: inputs.plain_method_of_abstract_class.Renderer => covered
package inputs.plain_method_of_abstract_class;

abstract class Shape {
    abstract int sides();

    boolean isClosed() {
        return true;
    }
}

final class Square extends Shape {
    @Override
    int sides() {
        return 4;
    }
}

final class Renderer {
    private Renderer() {}

    static String draw(Shape shape) {
        if (!shape.isClosed()) { // tempts
            return "line";
        }
        return "area with " + shape.sides();
    }
}
