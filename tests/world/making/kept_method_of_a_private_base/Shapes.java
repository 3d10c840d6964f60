package making.kept_method_of_a_private_base;

// The only class that can be named and has this method overrides it: what it inherits it calls itself.
// generate: making.kept_method_of_a_private_base.Shapes => 1
final class Shapes {
    private static class Base {
        public int area(int side) {
            if (side == 3) {
                return 1;
            }
            return 2;
        }
    }

    static final class Cube extends Base {
        @Override
        public int area(int side) {
            return super.area(5);
        }
    }

    public int total() {
        return new Cube().area(1);
    }
}
