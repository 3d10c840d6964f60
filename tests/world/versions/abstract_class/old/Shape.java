package versions.abstract_class;

public abstract class Shape {
    abstract int width();

    int area() {
        return width() * width();
    }
}
