class Mixer {
    private int left;
    private int right;

    void pan(int left, int right) {
        this.left = left;
        this.right = right;
    }

    int left() {
        return left;
    }

    int right() {
        return right;
    }
}
