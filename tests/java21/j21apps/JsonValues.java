package j21apps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/** JSON as a sealed hierarchy: parse, print, query by path, compare, merge. */
public class JsonValues {

    sealed interface Json {
        enum Null implements Json { NULL }

        record Bool(boolean b) implements Json { }

        sealed interface Prim extends Json { }

        record Num(double n) implements Prim { }

        record Str(String s) implements Prim { }

        record Arr(List<Json> items) implements Json {
            Arr(Json... items) {
                this(List.of(items));
            }
        }

        record Obj(SequencedMap<String, Json> fields) implements Json { }
    }

    static class Reader {
        private final String s;
        private int i;

        Reader(String s) {
            this.s = s;
        }

        char ws() {
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) {
                i++;
            }
            return i < s.length() ? s.charAt(i) : '\0';
        }

        Json read() {
            return switch (ws()) {
                case '{' -> {
                    var m = new LinkedHashMap<String, Json>();
                    i++;
                    while (ws() != '}') {
                        Json k = read();
                        if (!(k instanceof Json.Str(String key)) || ws() != ':') {
                            throw new IllegalArgumentException("key at " + i);
                        }
                        i++;
                        m.put(key, read());
                        if (ws() == ',') {
                            i++;
                        }
                    }
                    i++;
                    yield new Json.Obj(m);
                }
                case '[' -> {
                    var l = new ArrayList<Json>();
                    i++;
                    while (ws() != ']') {
                        l.add(read());
                        if (ws() == ',') {
                            i++;
                        }
                    }
                    i++;
                    yield new Json.Arr(l);
                }
                case '"' -> {
                    int end = s.indexOf('"', i + 1, s.length());
                    String t = s.substring(i + 1, end);
                    i = end + 1;
                    yield new Json.Str(t);
                }
                default -> word();
            };
        }

        Json word() {
            int from = i;
            while (i < s.length() && (Character.isLetterOrDigit(s.charAt(i)) || "+-.".indexOf(s.charAt(i)) >= 0)) {
                i++;
            }
            return switch (s.substring(from, i)) {
                case "null" -> Json.Null.NULL;
                case "true" -> new Json.Bool(true);
                case "false" -> new Json.Bool(false);
                case String w when w.isEmpty() -> throw new IllegalArgumentException("nothing at " + from);
                case String w -> new Json.Num(Double.parseDouble(w));
            };
        }
    }

    static String print(Json j) {
        return switch (j) {
            case Json.Null.NULL -> "null";
            case Json.Bool(boolean b) -> b ? "true" : "false";
            case Json.Num(double n) when n == (long) n -> "" + (long) n;
            case Json.Num(var n) -> "" + n;
            case Json.Str(var s) -> '"' + s + '"';
            case Json.Arr(var l) -> l.stream().map(JsonValues::print).collect(Collectors.joining(",", "[", "]"));
            case Json.Obj(var m) -> m.sequencedEntrySet().stream().map(e -> '"' + e.getKey() + "\":" + print(e.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        };
    }

    static Json at(Json j, Object... path) {
        for (Object p : path) {
            record Step(Json j, Object p) { }
            j = switch (new Step(j, p)) {
                case Step(Json.Obj(var m), String k) when m.containsKey(k) -> m.get(k);
                case Step(Json.Arr(var l), Integer n) when n >= 0 && n < l.size() -> l.get(n);
                case Step(Json.Arr(var l), Integer n) when n < 0 -> l.reversed().get(-n - 1);
                case Step(Json.Null n, var q) -> n;
                case Step(Json.Str(var s), Integer n) -> new Json.Str(s.substring(n, n + 1));
                case Step(var x, var q) -> throw new IllegalStateException("no " + q + " in " + x.getClass().getSimpleName());
            };
        }
        return j;
    }

    static Json merge(Json a, Json b) {
        record Both(Json a, Json b) { }
        return switch (new Both(a, b)) {
            case Both(Json.Obj(var x), Json.Obj(var y)) -> {
                var m = new LinkedHashMap<>(x);
                y.forEach((k, v) -> m.merge(k, v, JsonValues::merge));
                yield new Json.Obj(m);
            }
            case Both(Json.Arr(var x), Json.Arr(var y)) -> {
                var l = new ArrayList<>(x);
                l.addAll(y);
                yield new Json.Arr(l);
            }
            case Both(Json.Arr(var x), Json.Prim y) -> {
                var l = new ArrayList<>(x);
                l.addLast(y);
                yield new Json.Arr(l);
            }
            case Both(Json.Num(var x), Json.Num(var y)) -> new Json.Num(x + y);
            case Both(var x, Json.Null n) -> x;
            case Both(var x, var y) -> y;
        };
    }

    static int depth(Json j) {
        return switch (j) {
            case Json.Arr a -> 1 + a.items().stream().mapToInt(JsonValues::depth).max().orElse(0);
            case Json.Obj o -> 1 + o.fields().values().stream().mapToInt(JsonValues::depth).max().orElse(0);
            case Json.Prim p -> 0;
            case Json.Bool b -> 0;
            case Json.Null n -> 0;
        };
    }

    public static void main(String[] args) {
        Json a = new Reader(" {\"name\": \"Ada\", \"tags\":[1, 2.5,\"x\", [true,null]], \"n\":{\"deep\":[{}]} } ").read();
        Json b = new Reader("{\"tags\":\"more\",\"n\":{\"deep\":[false],\"k\":-3e2},\"name\":null,\"new\":[]}").read();
        System.out.println(print(a) + " " + depth(a));
        System.out.println(print(b) + " " + depth(b));
        System.out.println(print(merge(a, b)));
        System.out.println(print(merge(b, a)));
        System.out.println(print(at(a, "tags", 3, 0)) + print(at(a, "tags", -2)) + print(at(a, "name", 1)) + print(at(b, "name", "q", 3)));
        System.out.println(a.equals(new Reader(print(a)).read()) + " " + (a.hashCode() == new Reader(print(a)).read().hashCode()));
        System.out.println(new Json.Arr(new Json.Num(1), Json.Null.NULL));
        System.out.println(((Json.Obj) a).fields().firstEntry() + " " + ((Json.Obj) b).fields().reversed().keySet());
        for (String bad : List.of("", "{1:2}", "[x")) {
            try {
                System.out.println(new Reader(bad).read());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(print(at(a, "tags", "oops")));
    }
}
