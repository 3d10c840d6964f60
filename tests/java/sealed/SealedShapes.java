package sealed;

/** Sealed hierarchies: records, final and non-sealed subclasses, exhaustive handling, reflection. */
public class SealedShapes {
    sealed interface Shape permits Circle, Rect, Poly, Weird { double area(); }
    record Circle(double r) implements Shape { public double area() { return 3 * r * r; } }
    static sealed class Rect implements Shape permits Square {
        final double w, h;
        Rect(double w, double h) { this.w = w; this.h = h; }
        public double area() { return w * h; }
        @Override public String toString() { return getClass().getSimpleName() + "[" + w + "x" + h + "]"; }
    }
    static final class Square extends Rect { Square(double s) { super(s, s); } }
    static non-sealed abstract class Poly implements Shape { abstract int sides(); public double area() { return sides() * 0.5; } }
    static class Tri extends Poly { int sides() { return 3; } }
    enum Weird implements Shape { BLOB { public double area() { return -1; } }, DOT; public double area() { return 0; } }

    static abstract sealed class Result<T> {
        static final class Ok<T> extends Result<T> { final T v; Ok(T v) { this.v = v; } }
        static final class Err<T> extends Result<T> { final Exception e; Err(Exception e) { this.e = e; } }
        static <T> Result<T> of(java.util.concurrent.Callable<T> c) {
            try {
                return new Ok<>(c.call());
            } catch (Exception e) {
                return new Err<>(e);
            }
        }
        <R> Result<R> then(java.util.function.Function<? super T, Result<R>> f) {
            if (this instanceof Ok<T> ok) return f.apply(ok.v);
            return new Err<>(((Err<T>) this).e);
        }
        T or(T d) { return this instanceof Ok<T> ok ? ok.v : d; }
        @Override public String toString() { return this instanceof Ok<T> ok ? "Ok(" + ok.v + ")" : "Err(" + ((Err<T>) this).e.getMessage() + ")"; }
    }

    static String kind(Shape s) {
        if (s instanceof Circle c) return "circle " + c.r();
        if (s instanceof Square q) return "square " + q.w;
        if (s instanceof Rect r) return "rect " + r.w;
        if (s instanceof Weird w) return "weird " + w.ordinal();
        if (s instanceof Poly p) return "poly " + p.sides();
        throw new AssertionError();
    }

    public static void main(String[] args) {
        Shape[] all = {new Circle(2), new Rect(2, 3), new Square(4), new Tri(), new Poly() { int sides() { return 8; } public String toString() { return "anon"; } }, Weird.BLOB, Weird.DOT};
        double total = 0;
        for (Shape s : all) {
            System.out.println(kind(s) + " " + s.area());
            total += s.area();
        }
        System.out.println(total + " " + all[1] + all[2] + all[4]);
        System.out.println(Shape.class.isSealed() + " " + Circle.class.isSealed() + " " + Rect.class.isSealed() + " " + Poly.class.isSealed() + " " + Weird.class.isSealed());
        for (Class<?> c : Shape.class.getPermittedSubclasses()) System.out.print(c.getSimpleName() + " ");
        System.out.println(Poly.class.getPermittedSubclasses() == null);
        System.out.println(Result.of(() -> 5).then(x -> Result.of(() -> x / 2.0)) + " " + Result.of(() -> Integer.parseInt("x")).then(x -> Result.of(() -> x + 1)) + " " + Result.of(() -> 1 / args.length).or(-1) + " " + Result.<Object>of(() -> null));
        Result<Integer> r = Result.of(() -> { throw new java.io.IOException("disk"); });
        System.out.println(r + " " + r.or(9));
    }
}
