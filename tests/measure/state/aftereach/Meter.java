class Meter {
    private int level;
    private int resets;
    private int peak;
    void fill(int litres) {
        level += litres;
        peak = Math.max(peak, level);
    }
    void reset() {
        level = 0;
        resets++;
    }
    int level() { return level; }
}
