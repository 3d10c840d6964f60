// Tempts: the object itself stays inside, but its clone is given.
// generate: callbacks.clone_goes_out.Drawing
package callbacks.clone_goes_out;

public final class Drawing {
    interface Shape {
        int area(int side);
    }

    private static final class Square implements Shape, Cloneable {
        @Override
        public int area(int side) {
            if (side > 5) { // tempts
                return 25;
            }
            return side * side;
        }

        Shape copy() {
            try {
                return (Shape) super.clone();
            } catch (CloneNotSupportedException e) {
                return null;
            }
        }
    }

    public Shape copy() {
        return new Square().copy();
    }
}
