package versions.record_shared;

record Pt(int x) {
    private static final Pt O = new Pt(0);

    static Pt origin() {
        return O;
    }
}
