// verdict: VIOLATED
// witness: int 2; int 2; int 7
import org.sosy_lab.sv_benchmarks.Verifier;

public class EqualsContract {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }
    }

    static class Pixel extends Point {
        final int color;

        Pixel(int x, int y, int color) {
            super(x, y);
            this.color = color;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Pixel && super.equals(o) && ((Pixel) o).color == color;
        }
    }

    public static void main(String[] args) {
        Point point = new Point(1, Verifier.nondetInt());
        Point pixel = new Pixel(1, Verifier.nondetInt(), Verifier.nondetInt());
        assert point.equals(pixel) == pixel.equals(point);
    }
}
