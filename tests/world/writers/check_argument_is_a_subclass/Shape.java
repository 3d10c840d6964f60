package writers.check_argument_is_a_subclass;

/** A square of a side that is not negative. */
public class Shape {
    private final int side;

    public Shape(int side) {
        this.side = side & 0xff;
    }

    public int area() {
        return side * side;
    }
}
