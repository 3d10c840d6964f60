package shop;

/** What kind of triangle three sides make. */
public final class Triangle {

    public enum Kind { EQUILATERAL, ISOSCELES, SCALENE, NONE }

    private Triangle() {
    }

    public static Kind classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            throw new IllegalArgumentException("a side must be positive: "
                + Math.min(a, Math.min(b, c)));
        }
        if ((long) a + b <= c || (long) a + c <= b || (long) b + c <= a) {
            return Kind.NONE;
        }
        if (a == b && b == c) {
            return Kind.EQUILATERAL;
        }
        return a == b || b == c || a == c ? Kind.ISOSCELES : Kind.SCALENE;
    }
}
