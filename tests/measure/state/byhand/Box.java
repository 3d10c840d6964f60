class Box {
    int width;
    int height;
    int depth;
    boolean open;
    Box(int width, int height, int depth) {
        this.width = width;
        this.height = height;
        this.depth = depth;
        this.open = false;
    }
}
