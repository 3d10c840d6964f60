/** How much is copied, and where to, decides on what is not written. */
class Tape {
    int count;
    int start;
    int from;
    final int[] first = new int[4];
    final int[] second = new int[4];
    final int[] third = new int[4];

    void copy(int[] source) {
        System.arraycopy(source, 0, first, 0, count);
    }

    void move(int[] source) {
        System.arraycopy(source, 0, second, start, 2);
    }

    void cut(int[] source) {
        System.arraycopy(source, from, third, 0, 2);
    }
}
