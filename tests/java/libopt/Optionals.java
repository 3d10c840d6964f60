package libopt;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

// Optional and its primitive relatives.
public class Optionals {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        Optional<String> o = Optional.of("val");
        Optional<String> e = Optional.empty();
        t("toString", () -> o + " " + e + " " + Optional.of(Optional.of(1)) + " " + OptionalInt.of(3) + " " + OptionalDouble.of(1.5) + " " + OptionalLong.empty() + " " + OptionalInt.empty());
        t("of null", () -> Optional.of(null));
        t("ofNullable", () -> Optional.ofNullable(null) + " " + Optional.ofNullable(1));
        t("get", () -> o.get() + " " + o.isPresent() + " " + o.isEmpty() + " " + e.isPresent() + " " + e.isEmpty());
        t("get empty", () -> e.get());
        t("orElse", () -> o.orElse("x") + " " + e.orElse("x") + " " + e.orElse(null));
        t("orElseGet", () -> e.orElseGet(() -> "made") + " " + o.orElseGet(null));
        t("orElseGet null", () -> e.orElseGet(null));
        t("orElseThrow", () -> e.orElseThrow());
        t("orElseThrow custom", () -> e.orElseThrow(() -> new IllegalStateException("custom")));
        t("orElseThrow checked", () -> e.orElseThrow(java.io.IOException::new));
        t("map", () -> o.map(String::length) + " " + e.map(String::length) + " " + o.map(s -> (String) null));
        t("map null fn", () -> e.map(null));
        t("flatMap", () -> o.flatMap(s -> Optional.of(s + s)) + " " + o.flatMap(s -> Optional.empty()));
        t("flatMap null", () -> o.flatMap(s -> null));
        t("filter", () -> o.filter(s -> s.startsWith("v")) + " " + o.filter(String::isEmpty) + " " + e.filter(s -> true));
        t("or", () -> e.or(() -> Optional.of("alt")) + " " + o.or(() -> Optional.of("alt")));
        t("or null", () -> e.or(() -> null));
        t("stream", () -> o.stream().count() + " " + e.stream().count());
        t("ifPresent", () -> {
            StringBuilder b = new StringBuilder();
            o.ifPresent(b::append);
            e.ifPresent(b::append);
            e.ifPresentOrElse(b::append, () -> b.append("|none"));
            o.ifPresentOrElse(s -> b.append("|").append(s), () -> b.append("?"));
            return b;
        });
        t("equals", () -> o.equals(Optional.of("val")) + " " + e.equals(Optional.empty()) + " " + o.equals(e) + " " + o.equals("val") + " " + o.hashCode() + " " + e.hashCode() + " " + OptionalInt.of(5).equals(OptionalInt.of(5)) + " " + OptionalInt.of(5).hashCode());
        t("nan", () -> OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)) + " " + OptionalDouble.of(0.0).equals(OptionalDouble.of(-0.0)));
        t("int get", () -> OptionalInt.of(4).getAsInt() + OptionalInt.empty().orElse(6) + " " + OptionalLong.of(1L << 40).getAsLong() + " " + OptionalDouble.empty().orElseGet(() -> 0.5));
        t("int get empty", () -> OptionalInt.empty().getAsInt());
        t("long throw", () -> OptionalLong.empty().orElseThrow(NoSuchElementException::new));
        t("int stream", () -> OptionalInt.of(9).stream().sum() + " " + OptionalInt.empty().stream().count());
        t("chain", () -> Optional.of("  42 ").map(String::trim).filter(s -> s.matches("\\d+")).map(Integer::valueOf).map(x -> x * 2).orElse(-1));
        t("chain fails", () -> Optional.of("  4x ").map(String::trim).filter(s -> s.matches("\\d+")).map(Integer::valueOf).orElse(-1));
        t("throws inside", () -> Optional.of("x").map(Integer::parseInt));
        t("nested", () -> Optional.of(Optional.of("deep")).flatMap(x -> x).get());
        t("same empty", () -> Optional.empty() == Optional.empty());
        String name = Optional.<String>empty().orElseThrow(() -> new IllegalArgumentException("final word"));
        System.out.println(name);
    }
}
