// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShapeAreas {
    interface Shape {
        int area();

        default boolean large() {
            return area() > 50;
        }
    }

    static class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }
    }

    static class Strip implements Shape {
        final int length;

        Strip(int length) {
            this.length = length;
        }

        @Override
        public int area() {
            return length;
        }

        @Override
        public boolean large() {
            return false;
        }
    }

    public static void main(String[] args) {
        int size = Verifier.nondetInt();
        Verifier.assume(size >= 0 && size <= 10);
        Shape shape = Verifier.nondetBoolean() ? new Square(size) : new Strip(size);
        assert shape.area() >= 0 && shape.area() <= 100;
        assert !shape.large() || size > 7;
    }
}
