// A protected method of an abstract class, which only subclasses of callers use.
// diff:
package missing.nested_protected_helper;

public abstract class Report {
    private int lines;

    protected final void line() {
        lines++;
    }

    protected final boolean isFull() {
        return lines >= 3;
    }
}
