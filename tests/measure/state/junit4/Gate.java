class Gate {
    boolean closed;
    int passed;
    long weight;
    double speed;
    void close() {
        closed = true;
    }
    void pass(long kilos, double speed) {
        if (closed) {
            throw new IllegalStateException();
        }
        passed++;
        weight += kilos;
        this.speed = speed;
    }
}
