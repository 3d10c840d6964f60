class Switch {
    private boolean on;
    private boolean dim;
    private int level = 3;
    private int used;
    Switch(boolean on, boolean dim) {
        this.on = on;
        this.dim = dim;
    }
    void apply() {
        if (on) {
            level = 9;
        }
        if (dim) {
            used = 4;
        }
    }
    int level() {
        return level;
    }
}
