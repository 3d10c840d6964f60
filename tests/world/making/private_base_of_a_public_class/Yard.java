package making.private_base_of_a_public_class;

// Tempts: the class that inherits the method is public, so the compiler gives it one of its own that passes calls on.
// generate: making.private_base_of_a_public_class.Yard => covered
public final class Yard {
    private static class Base {
        public int area(int side) {
            if (side == 3) { // tempts
                return 1;
            }
            return 2;
        }
    }

    public static class Square extends Base {}

    public int total() {
        return new Square().area(5);
    }
}
