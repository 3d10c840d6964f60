package versions.own_child;

public class Truth { public static void main(String[] x) { Shape s = new Shape() { int n; @Override int area() { return ++n; } }; System.out.println(s.twice()); } }
