record Named(String name, Point at, int weight) {
    int left() {
        return at.x();
    }
}
