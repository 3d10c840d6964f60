package versions.own_implementation;

public class Truth { public static void main(String[] x) { Shape s = new Shape() { int n; @Override public int area() { return ++n; } }; System.out.println(s.twice()); } }
