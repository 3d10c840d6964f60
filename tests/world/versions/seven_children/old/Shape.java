// The seventh class below a sealed one counts its calls.
// diff: versions.seven_children.Z9::twice
package versions.seven_children;

public abstract sealed class Shape permits A1, A2, A3, A4, A5, A6, Z9 {
    abstract int area();
    final int twice() { return area() + area(); }
}
final class A1 extends Shape { int area() { return 1; } }
final class A2 extends Shape { int area() { return 2; } }
final class A3 extends Shape { int area() { return 3; } }
final class A4 extends Shape { int area() { return 4; } }
final class A5 extends Shape { int area() { return 5; } }
final class A6 extends Shape { int area() { return 6; } }
final class Z9 extends Shape { private int calls; int area() { return ++calls; } }
