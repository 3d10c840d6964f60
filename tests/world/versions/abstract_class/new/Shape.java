// An abstract class without children in the program.
// diff: 
package versions.abstract_class;

public abstract class Shape {
    abstract int width();

    int area() {
        return width() * width() + 1;
    }
}
