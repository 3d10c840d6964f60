public class Ring {
    private final int size;

    public Ring(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
    }

    private static final class Cursor {
        private final int size;
        private int at;

        Cursor(int size) {
            this.size = size;
        }

        void move(int by) {
            at = Math.floorMod(at + by, size);
        }
    }

    public int next(int by) {
        Cursor cursor = new Cursor(size);
        cursor.move(by);
        return cursor.at;
    }
}
