package making.method_of_a_private_base;

// Tempts: the base has no name outside, but classes that have one inherit its methods, static ones too.
// generate: making.method_of_a_private_base.Shapes
final class Shapes {
    private static class Base {
        public int area(int side) {
            if (side == 3) { // tempts
                return 1;
            }
            return 2;
        }

        public static int unit(int side) {
            if (side == 3) { // tempts
                return 1;
            }
            return 2;
        }
    }

    static class Square extends Base {
        static int own() {
            return unit(5);
        }
    }

    static class Cube extends Square {
        @Override
        public int area(int side) {
            return super.area(5);
        }
    }

    public int total() {
        return new Cube().area(1) + Square.own();
    }
}
