// One version keeps an object, the other makes one each time.
// diff: versions.record_shared.Pt::origin
package versions.record_shared;

record Pt(int x) {
    static Pt origin() {
        return new Pt(0);
    }
}
