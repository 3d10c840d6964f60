record Point(int x, int y) {
    Point move(int dx) {
        return new Point(x + dx, y);
    }
}
