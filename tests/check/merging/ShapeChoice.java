// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

/** Objects of different classes are made on the ways. */
public class ShapeChoice {
    abstract static class Shape {
        abstract int area();
    }

    static class Square extends Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        int area() {
            return side * side;
        }
    }

    static class Strip extends Shape {
        final int length;
        final int width;

        Strip(int length, int width) {
            this.length = length;
            this.width = width;
        }

        int area() {
            return length * width;
        }
    }

    public static void main(String[] args) {
        int total = 0;
        for (int i = 0; i < 10; i++) {
            Shape shape = Verifier.nondetBoolean() ? new Square(3) : new Strip(2, 5);
            total += shape.area();
        }
        assert total >= 90 && total <= 100;
    }
}
