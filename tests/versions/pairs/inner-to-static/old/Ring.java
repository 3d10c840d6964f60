public class Ring {
    private final int size;

    public Ring(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
    }

    private class Cursor {
        private int at;

        void move(int by) {
            at = Math.floorMod(at + by, size);
        }
    }

    public int next(int by) {
        Cursor cursor = new Cursor();
        cursor.move(by);
        return cursor.at;
    }
}
