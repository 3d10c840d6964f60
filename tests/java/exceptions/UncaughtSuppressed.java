package exceptions;

/** Uncaught exception with suppressed exceptions which have causes of their own. */
public class UncaughtSuppressed {
    static class Door implements AutoCloseable {
        private final String name;

        Door(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            try {
                jam();
            } catch (IllegalStateException e) {
                throw new UnsupportedOperationException("cannot close " + name, e);
            }
        }

        private void jam() { throw new IllegalStateException(name + " jammed"); }
    }

    static void walk() {
        try (Door front = new Door("front"); Door back = new Door("back")) {
            System.out.println("walking");
            Object[] rooms = new String[1];
            rooms[0] = 42;
        }
    }

    public static void main(String[] args) {
        walk();
    }
}
