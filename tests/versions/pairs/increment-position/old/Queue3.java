public class Queue3 {
    private int next;

    public int slot(int size) {
        if (size <= 0) {
            return -1;
        }
        return next++ % size;
    }
}
