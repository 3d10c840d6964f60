class Q {
    private final Deque2 q = new Deque2();
    static class Deque2 {
        private int[] data = new int[2];
        private int size;
        private int peak;
        void add(int v) {
            if (size == data.length) {
                data = java.util.Arrays.copyOf(data, size * 2);
            }
            data[size++] = v;
            peak = Math.max(peak, size);
        }
        int get(int i) {
            if (i >= size) throw new IndexOutOfBoundsException("" + i);
            return data[i];
        }
    }
    void add(int v) { q.add(v); }
    int get(int i) { return q.get(i); }
}
