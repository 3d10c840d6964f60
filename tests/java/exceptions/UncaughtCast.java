package exceptions;

/** An uncaught ClassCastException thrown from inside nested and generic code. */
public class UncaughtCast {
    static class Cell<T> {
        private Object v;
        void set(Object o) { v = o; }
        @SuppressWarnings("unchecked") T get() { return (T) v; }
    }

    interface Shape { double area(); }
    record Circle(double r) implements Shape {
        public double area() { return 3 * r * r; }
    }

    static class Summer {
        double sum(Cell<Shape>[] cells) {
            double s = 0;
            for (Cell<Shape> c : cells) {
                Shape sh = c.get();
                s += sh.area();
                System.out.println("sum so far " + s);
            }
            return s;
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Cell<Shape>[] cells = (Cell<Shape>[]) new Cell<?>[3];
        for (int i = 0; i < 3; i++) {
            cells[i] = new Cell<>();
            cells[i].set(new Circle(i + 1));
        }
        System.out.println(new Summer().sum(cells));
        cells[1].set(java.util.List.of("not a shape"));
        cells[1].set("not a shape");
        System.out.println(new Summer().sum(cells));
    }
}
