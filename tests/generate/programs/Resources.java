/** Resources that are closed, suppressed exceptions, and nested try. */
public class Resources {
    static final class Door implements AutoCloseable {
        private final int number;
        boolean open = true;

        Door(int number) {
            if (number < 0) {
                throw new IllegalArgumentException("door");
            }
            this.number = number;
        }

        int enter(int key) {
            if (key != number && key != 999) {
                throw new IllegalStateException("key");
            }
            return number;
        }

        @Override
        public void close() {
            if (number == 13) {
                throw new IllegalStateException("stuck");
            }
            open = false;
        }
    }

    public static int visit(int number, int key) {
        try (Door door = new Door(number)) {
            return door.enter(key) > 100 ? 2 : 1;
        } catch (IllegalStateException e) {
            return e.getSuppressed().length > 0 || "stuck".equals(e.getMessage()) ? -2 : -1;
        }
    }
}
