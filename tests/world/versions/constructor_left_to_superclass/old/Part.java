// A constructor is gone, and the superclass has one that looks like it.
// diff: => DIFFERENT
package versions.constructor_left_to_superclass;

class Base {
    Base(int x) { }

    Base() { }
}

final class Part extends Base {
    Part(int x) { super(x); }

    Part() { }
}
