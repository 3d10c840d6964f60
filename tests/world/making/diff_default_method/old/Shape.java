package making.diff_default_method;

// A default method of an interface that nothing in the program implements.
public interface Shape {
    int area();

    default boolean isLargerThan(Shape other) {
        return area() > other.area();
    }
}
// diff:
