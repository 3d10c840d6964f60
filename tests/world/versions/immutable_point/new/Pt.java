package versions.immutable_point;

final class Pt {
    private final int x;

    private Pt(int x) {
        this.x = x;
    }

    private static final Pt O = new Pt(0);

    int x() {
        return x;
    }

    static Pt origin() {
        return O;
    }
}
