package libfunc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

// Comparator factories and their combinations.
public class Comparators {
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

    record P(String name, Integer age, double score) {
        @Override
        public String toString() {
            return name + age;
        }
    }

    static List<P> people() {
        return new ArrayList<>(List.of(new P("Ann", 30, 1.5), new P("bob", 25, 2.5), new P("Cid", 30, 0.5), new P("ann", 41, 2.5), new P("Dee", 25, 9)));
    }

    static String sorted(Comparator<? super P> c) {
        List<P> l = people();
        l.sort(c);
        return l.toString();
    }

    public static void main(String[] args) {
        t("name", () -> sorted(Comparator.comparing(P::name)));
        t("name ci", () -> sorted(Comparator.comparing(P::name, String.CASE_INSENSITIVE_ORDER)));
        t("age name", () -> sorted(Comparator.comparing(P::age).thenComparing(P::name)));
        t("age desc name", () -> sorted(Comparator.comparing(P::age, Comparator.reverseOrder()).thenComparing(P::name, Comparator.reverseOrder())));
        t("reversed all", () -> sorted(Comparator.comparing(P::age).thenComparing(P::name).reversed()));
        t("reversed twice", () -> sorted(Comparator.comparing(P::age).reversed().reversed().thenComparing(P::name)));
        t("ints", () -> sorted(Comparator.comparingInt(P::age).thenComparingDouble(P::score)));
        t("doubles", () -> sorted(Comparator.comparingDouble(P::score).thenComparingInt(p -> -p.age())));
        t("long", () -> sorted(Comparator.comparingLong((P p) -> -(long) p.age()).thenComparingLong(p -> p.name().length())));
        t("then comparator", () -> sorted(Comparator.comparing((P p) -> p.name().length()).thenComparing(Comparator.comparing(P::score).reversed())));
        t("constant keeps order", () -> sorted((a, b) -> 0));
        t("null safe", () -> {
            List<String> l = Arrays.asList("b", null, "a", null, "c");
            l.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
            String x = l.toString();
            l.sort(Comparator.nullsLast(Comparator.reverseOrder()));
            return x + l;
        });
        t("nullsFirst null", () -> {
            List<String> l = Arrays.asList("b", null, "a");
            l.sort(Comparator.nullsFirst(null));
            return l;
        });
        t("nulls reversed", () -> {
            List<Integer> l = Arrays.asList(2, null, 1);
            l.sort(Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).reversed());
            return l;
        });
        t("null in field", () -> {
            List<P> l = people();
            l.add(new P("Nul", null, 0));
            l.sort(Comparator.comparing(P::age, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(P::name));
            return l;
        });
        t("null in natural", () -> Comparator.<Integer>naturalOrder().compare(1, null));
        t("compare values", () -> Comparator.<String>naturalOrder().compare("a", "c") + " " + Comparator.<String>reverseOrder().compare("a", "c") + " " + Comparator.comparing(String::length).compare("aa", "b") + " " + Comparator.nullsFirst(Comparator.<String>naturalOrder()).compare(null, null) + " " + Comparator.nullsFirst(Comparator.<String>naturalOrder()).compare(null, "a") + " " + Comparator.nullsLast(Comparator.<String>naturalOrder()).compare(null, "a"));
        t("comparing null", () -> Comparator.comparing((java.util.function.Function<String, String>) null));
        t("then null", () -> Comparator.<String>naturalOrder().thenComparing((Comparator<String>) null));
        t("identities", () -> (Comparator.naturalOrder() == Comparator.<String>naturalOrder()) + " " + (Comparator.reverseOrder() == Collections.<String>reverseOrder()) + " " + (Comparator.<String>naturalOrder().reversed() == Comparator.<String>reverseOrder()) + " " + Comparator.reverseOrder().reversed().equals(Comparator.naturalOrder()));
        t("min max", () -> Collections.min(people(), Comparator.comparing(P::score)) + " " + Collections.max(people(), Comparator.comparing(P::score)) + " " + people().stream().min(Comparator.comparing(P::name)).get());
        t("subtraction overflow", () -> {
            Integer[] a = {Integer.MIN_VALUE, 1, Integer.MAX_VALUE, -1};
            Arrays.sort(a, (x, y) -> x - y);
            return Arrays.toString(a);
        });
        t("custom order", () -> {
            List<String> rank = List.of("low", "mid", "high");
            List<String> l = new ArrayList<>(List.of("high", "low", "mid", "low"));
            l.sort(Comparator.comparingInt(rank::indexOf));
            return l;
        });
        t("lists", () -> {
            List<List<Integer>> l = new ArrayList<>(List.of(List.of(2, 1), List.of(1, 9), List.of(1, 2)));
            l.sort(Comparator.<List<Integer>, Integer>comparing(x -> x.get(0)).thenComparing(x -> x.get(1)));
            return l;
        });
    }
}
