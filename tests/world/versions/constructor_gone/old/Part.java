// Constructors are not inherited: the one without parameters is gone, though Object has one.
// diff: => DIFFERENT
package versions.constructor_gone;

final class Part {
    int one() { return 1; }
}
