package making.private_method_called_by_a_function;

import java.util.stream.IntStream;

// Tempts: a private method of the class around it calls the method in a function that the library calls.
// generate: making.private_method_called_by_a_function.Till$Drawer
final class Till {
    static int openAll(Drawer drawer, int keys) {
        return sum(drawer, keys);
    }

    private static int sum(Drawer drawer, int keys) {
        return IntStream.range(0, keys).map(key -> drawer.turn(key)).sum();
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
