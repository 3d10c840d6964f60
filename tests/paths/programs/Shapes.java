// more may be left out
public class Shapes {
    public interface Shape { int area(); }
    public static final class Square implements Shape { final int side; public Square(int side) { this.side = side; } public int area() { return side * side; } }
    public static final class Line implements Shape { public Line() {} public int area() { throw new UnsupportedOperationException(); } }
    public static int f(Object a, Object b) {
        if (a instanceof Square s && s.side > 1) { return s.area() > 4 ? 1 : 2; }
        if (a == b) { return 3; }
        if (b instanceof Shape t) { return t.area() == 1 ? 4 : 5; }
        return 6;
    }
    static boolean pre(Object a, Object b) { return fits(a) && fits(b); }
    static boolean fits(Object a) { return a == null || a instanceof Line || a instanceof Square s && s.side >= 0 && s.side <= 3; }
}
//// all inputs
java.util.List<Object> all = new java.util.ArrayList<>(); all.add(null); all.add(new Shapes.Line()); all.add(new Shapes.Line()); for (int i = 0; i <= 3; i++) { all.add(new Shapes.Square(i)); all.add(new Shapes.Square(i)); }
for (Object a : all) for (Object b : all) Trace.all(() -> Shapes.pre(a, b), () -> Shapes.f(a, b));
