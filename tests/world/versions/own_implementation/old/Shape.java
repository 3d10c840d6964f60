// The same with an interface and its default method.
package versions.own_implementation;

public interface Shape {
    int area();
    default int twice() { return area() + area(); }
}
// diff:
