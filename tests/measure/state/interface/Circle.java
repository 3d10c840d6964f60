class Circle implements Sh {
    final double r;
    final String color;
    Circle(double r, String color) { this.r = r; this.color = color; }
    public double area() { return 3 * r * r; }
}
