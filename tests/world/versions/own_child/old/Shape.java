// All classes here are final, but a caller may write one below the abstract one.
package versions.own_child;

public abstract class Shape {
    abstract int area();
    final int twice() { return area() + area(); }
}
// diff:
