// One version keeps an object, the other makes one each time.
// diff: versions.immutable_point.Pt::origin
package versions.immutable_point;

final class Pt {
    private final int x;

    private Pt(int x) {
        this.x = x;
    }

    int x() {
        return x;
    }

    static Pt origin() {
        return new Pt(0);
    }
}
