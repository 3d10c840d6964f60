// A method of an abstract class that no class of the program extends: callers do.
// diff:
package missing.abstract_base;

public abstract class Shape {
    protected abstract int side();

    public int area() {
        return side() * side();
    }
}
