class Matrix {
    private final int[] cells;
    private final int[] shadow;
    private final int width;
    private String[] labels;
    Matrix(int width, int height) {
        this.width = width;
        cells = new int[width * height];
        shadow = new int[width * height];
        labels = new String[] { "a", "b" };
    }
    void set(int x, int y, int value) {
        cells[y * width + x] = value;
        shadow[y * width + x] = -value;
    }
    int get(int x, int y) {
        return cells[y * width + x];
    }
}
