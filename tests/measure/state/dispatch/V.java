class V {
    private State state;
    private State before;
    abstract static class State { abstract String name(); }
    static class On extends State { String name() { return "on"; } }
    static class Off extends State { String name() { return "off"; } }
    V() { state = new Off(); }
    void toggle() { before = state; state = state instanceof Off ? new On() : new Off(); }
    String show() { return state.name(); }
}
