package making.private_method_called_from_around;

// Tempts: the method is private in the class that is asked about, but the class around it calls it with any number.
// generate: making.private_method_called_from_around.Till$Drawer => covered
final class Till {
    static int open(Drawer drawer, int key) {
        return drawer.turn(key);
    }

    static final class Drawer {
        private int turn(int key) {
            if (key == 3) { // tempts
                return 1;
            }
            return 2;
        }

        public int tryDefault() {
            return turn(5);
        }
    }
}
