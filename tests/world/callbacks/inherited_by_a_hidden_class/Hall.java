// Tempts: neither class has a name outside, but an object is given as what it implements, with the method that it inherits.
// generate: callbacks.inherited_by_a_hidden_class.Hall
package callbacks.inherited_by_a_hidden_class;

public final class Hall {
    public interface Shape {
        int area(int side);
    }

    private static class Base {
        public int area(int side) {
            if (side == 3) { // tempts
                return 1;
            }
            return 2;
        }
    }

    private static final class Square extends Base implements Shape {
    }

    public static Shape give() {
        return new Square();
    }

    public int own() {
        return new Square().area(5);
    }
}
