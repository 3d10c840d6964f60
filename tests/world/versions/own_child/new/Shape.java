package versions.own_child;

public abstract class Shape {
    abstract int area();
    final int twice() { return 2 * area(); }
}
