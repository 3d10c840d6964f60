// A field of an abstract class begins with another value; what was inherited and is read did not change.
// diff:
package missing.begins_otherwise;

abstract class Task {
    protected int tries = 3;

    boolean again() {
        return tries-- > 0;
    }
}
