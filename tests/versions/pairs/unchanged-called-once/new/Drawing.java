public class Drawing {
    private int lines;

    private int draw(int size) {
        int length = 0;
        for (int i = 0; i < size; i++) {
            length += i;
            lines++;
        }
        return length;
    }

    public int twice(int size) {
        return 2 * draw(size);
    }
}
