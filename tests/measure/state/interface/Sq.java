class Sq implements Sh {
    final double s;
    Sq(double s) { this.s = s; }
    public double area() { return s * s; }
}
