package making.kept_private_method_called_from_around;

// All that calls the private method, here and around, gives the same number.
// generate: making.kept_private_method_called_from_around.Till$Drawer => 1
final class Till {
    static int open(Drawer drawer) {
        return drawer.turn(4);
    }

    static final class Drawer {
        private int turn(int key) {
            if (key == 3) {
                return 1;
            }
            return 2;
        }

        public int tryDefault() {
            return turn(5);
        }
    }
}
