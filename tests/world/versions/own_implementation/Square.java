package versions.own_implementation;

public final class Square implements Shape {
    private final int side;
    Square(int side) { this.side = side; }
    @Override public int area() { return side * side; }
}
