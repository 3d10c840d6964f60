package j21switch;

import java.util.List;

/** Exhaustive switches over sealed hierarchies: interfaces, classes, records, enums and generic ones. */
public class SealedShapes {

    sealed interface Shape permits Circle, Rect, Poly, Unit { }

    record Circle(double r) implements Shape { }

    record Rect(double w, double h) implements Shape { }

    static abstract sealed class Poly implements Shape {
        abstract int sides();

        static final class Triangle extends Poly {
            int sides() {
                return 3;
            }
        }

        static non-sealed class Many extends Poly {
            final int n;

            Many(int n) {
                this.n = n;
            }

            int sides() {
                return n;
            }
        }
    }

    static final class Hexagon extends Poly.Many {
        Hexagon() {
            super(6);
        }
    }

    enum Unit implements Shape { DOT, DASH }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> Math.PI * c.r() * c.r();
            case Rect r -> r.w() * r.h();
            case Poly.Triangle t -> 0.5;
            case Hexagon h -> 600;
            case Poly.Many m -> m.sides() * 10;
            case Unit.DOT -> 0;
            case Unit.DASH -> 1;
        };
    }

    static String kind(Shape s) {
        return switch (s) {
            case Circle c when c.r() == 0 -> "point";
            case Circle c -> "round";
            case Rect(double w, double h) when w == h -> "square";
            case Rect r -> "rect";
            case Poly p -> "poly" + p.sides();
            case Unit u -> "unit " + u.ordinal();
        };
    }

    sealed interface Opt<T> {
        record Some<T>(T value) implements Opt<T> { }

        record None<T>() implements Opt<T> { }

        default T or(T other) {
            return switch (this) {
                case Some<T>(T v) -> v;
                case None<T> n -> other;
            };
        }

        default <R> Opt<R> map(java.util.function.Function<? super T, ? extends R> f) {
            return switch (this) {
                case Some<T>(var v) -> new Some<>(f.apply(v));
                case None<T>() -> new None<>();
            };
        }
    }

    sealed interface I<T> permits A, B { }

    static final class A<X> implements I<String> { }

    static final class B<Y> implements I<Y> { }

    static int generic(I<Integer> i) {
        return switch (i) {
            case B<Integer> b -> 42;
        };
    }

    static <T extends Shape & Comparable<?>> String intersect(T t) {
        return switch (t) {
            case Unit u -> "U" + u;
            case Poly p -> "P";
        };
    }

    public static void main(String[] args) {
        List<Shape> shapes = List.of(new Circle(0), new Circle(2), new Rect(2, 3), new Rect(4, 4), new Poly.Triangle(),
            new Poly.Many(8), new Hexagon(), Unit.DOT, Unit.DASH);
        for (Shape s : shapes) {
            System.out.printf("%s %.3f%n", kind(s), area(s));
        }
        Opt<String> some = new Opt.Some<>("abc");
        Opt<String> none = new Opt.None<>();
        System.out.println(some.or("x") + none.or("x") + some.map(String::length).or(-1) + none.map(String::length).or(-1));
        System.out.println(some.map(s -> s + s) + " " + none.map(s -> s + s));
        System.out.println(generic(new B<>()));
        System.out.println(intersect(Unit.DASH));
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
