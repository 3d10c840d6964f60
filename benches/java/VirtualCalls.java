/** Calls through classes and interfaces, and recursion. */
public class VirtualCalls {
    interface Scaled {
        int scale(int factor);
    }

    abstract static class Shape implements Scaled {
        final int size;

        Shape(int size) {
            this.size = size;
        }

        abstract int area();
    }

    static final class Square extends Shape {
        Square(int size) {
            super(size);
        }

        @Override
        int area() {
            return size * size;
        }

        @Override
        public int scale(int factor) {
            return area() * factor;
        }
    }

    static final class Strip extends Shape {
        Strip(int size) {
            super(size);
        }

        @Override
        int area() {
            return size + 2;
        }

        @Override
        public int scale(int factor) {
            return area() + factor;
        }
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Shape[] shapes = {new Square(3), new Strip(4), new Square(5)};
        int sum = 0;
        for (int i = 0; i < count; i++) {
            Scaled scaled = shapes[i % 3];
            sum += scaled.scale(i) + shapes[(i + 1) % 3].area();
        }
        System.out.println(sum + " " + fib(22));
    }
}
