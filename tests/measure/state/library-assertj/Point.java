class Point {
    private int x;
    private int y;
    private int moves;

    Point(int x, int y) {
        this.x = x;
        this.y = y;
    }

    void move(int by) {
        x += by;
        y += by;
        moves++;
    }

    public int getX() {
        return x;
    }

    public int getY() {
        return y;
    }
}
