package j21switch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pattern switches inside each other, in lambdas, loops, guards, initialisers, constructors and generic methods. */
public class NestedSwitches {

    record Pair<A, B>(A a, B b) { }

    static final Function<Object, String> KIND = o -> switch (o) {
        case Integer i -> "I";
        case String s -> "S";
        default -> "?";
    };

    static int instances;
    final String tag;
    final int size = switch (instances++) {
        case 0 -> 10;
        default -> 20;
    };

    {
        Object o = size;
        switch (o) {
            case Integer i when i == 10 -> System.out.println("initialiser ten");
            case Integer i -> System.out.println("initialiser " + i);
            default -> throw new AssertionError();
        }
    }

    NestedSwitches(Object o) {
        this(switch (o) {
            case String s -> s;
            case Integer i -> "#" + i;
            default -> "none";
        });
    }

    private NestedSwitches(String s) {
        tag = s;
    }

    static String nested(Object a, Object b) {
        return switch (a) {
            case Integer i -> switch (b) {
                case Integer j when switch (i + j) {
                    case 10 -> true;
                    default -> i * j > 100;
                } -> "ints " + (i + j);
                case Integer j -> "small " + i + "," + j;
                case String s -> "int and string " + i + s;
                case null -> "int and null";
                default -> "int and other";
            };
            case Pair(Integer x, Pair(var y, var z)) -> nested(x, y) + "|" + nested(y, z);
            case Pair(var x, var y) when b instanceof Pair(var p, var q) && x.equals(p) -> "same first " + y + q;
            case Pair<?, ?> p -> "pair " + p;
            case null, default -> "neither";
        };
    }

    static <T, R> List<R> mapAll(List<? extends T> in, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : in) {
            out.add(f.apply(t));
        }
        return out;
    }

    static String loop(Object[] in) {
        StringBuilder sb = new StringBuilder();
        outer:
        for (Object o : in) {
            switch (o) {
                case Integer i when i == 0 -> {
                    continue;
                }
                case Integer i -> {
                    for (int k = 0; k < i; k++) {
                        if (k == 3) {
                            continue outer;
                        }
                        sb.append(k);
                    }
                }
                case String s when s.equals("stop") -> {
                    break outer;
                }
                case Object x -> sb.append('<').append(x).append('>');
            }
            sb.append(';');
        }
        return sb.toString();
    }

    static String finallyAround(Object o) {
        StringBuilder sb = new StringBuilder();
        try {
            sb.append(switch (o) {
                case Integer i -> 100 / i;
                case String s -> {
                    try {
                        yield Integer.parseInt(s);
                    } catch (NumberFormatException e) {
                        yield -1;
                    } finally {
                        sb.append("[parsed]");
                    }
                }
                default -> throw new IllegalStateException("no " + o);
            });
        } catch (ArithmeticException | IllegalStateException e) {
            sb.append(e.getMessage());
        } finally {
            sb.append(" done");
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(new NestedSwitches((Object) "str").tag + new NestedSwitches((Object) 4).tag
            + new NestedSwitches((Object) 'c').tag);
        System.out.println(nested(3, 7));
        System.out.println(nested(30, 7));
        System.out.println(nested(1, 2));
        System.out.println(nested(1, "s"));
        System.out.println(nested(1, null));
        System.out.println(nested(1, 'c'));
        System.out.println(nested(new Pair<>(1, new Pair<>(2, "z")), null));
        System.out.println(nested(new Pair<>("a", 1), new Pair<>("a", 2)));
        System.out.println(nested(new Pair<>("a", 1), new Pair<>("b", 2)));
        System.out.println(nested(null, 1));
        System.out.println(mapAll(List.of(1, "a", 2.0), KIND));
        System.out.println(mapAll(List.of(1, "a", 2.0), o -> switch (o) {
            case Number n when n.intValue() > 1 -> n.doubleValue();
            case Number n -> n;
            default -> o.hashCode();
        }));
        System.out.println(loop(new Object[] {0, 2, 5, "a", 'b', "stop", 1}));
        for (Object o : new Object[] {5, 0, "12", "x", 'c'}) {
            System.out.println(finallyAround(o));
        }
        Predicate<Object> p = o -> o instanceof Pair<?, ?>(String s, Integer i) && s.length() == i;
        System.out.println(Stream.of(new Pair<>("abc", 3), new Pair<>("abc", 4), "x", new Pair<>(3, "abc")).filter(p)
            .map(Object::toString).collect(Collectors.joining(",")));
    }
}
