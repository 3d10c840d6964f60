package versions.own_implementation;

public interface Shape {
    int area();
    default int twice() { return 2 * area(); }
}
