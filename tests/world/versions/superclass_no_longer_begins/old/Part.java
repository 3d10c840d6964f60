// A superclass that a class no longer has is not initialised with it.
// diff: versions.superclass_no_longer_begins.Counter::get
package versions.superclass_no_longer_begins;

abstract class Part extends Counted {
    private Part() {
    }

    static void touch() {
    }
}
