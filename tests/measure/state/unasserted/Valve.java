class Valve {
    private boolean locked = true;
    private int turns;
    private int squeaks;
    void unlock() { locked = false; }
    void turn() {
        if (locked) throw new IllegalStateException("locked");
        turns++;
        squeaks++;
        if (turns > 100) throw new IllegalStateException("worn out after " + squeaks);
    }
}
