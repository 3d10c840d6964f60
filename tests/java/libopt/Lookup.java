package libopt;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

// A phone book and settings lookup written around Optional.
public class Lookup {
    record Contact(String name, Optional<String> phone, Optional<Contact> boss) {
        Optional<String> reach() {
            return phone.or(() -> boss.flatMap(Contact::reach).map(p -> "via " + boss.get().name() + " " + p));
        }
    }

    static final Map<String, Contact> BOOK = new LinkedHashMap<>();

    static Contact add(String name, String phone, String boss) {
        Contact c = new Contact(name, Optional.ofNullable(phone), find(boss));
        BOOK.put(name, c);
        return c;
    }

    static Optional<Contact> find(String name) {
        return Optional.ofNullable(name).map(BOOK::get);
    }

    static OptionalInt parse(String s) {
        try {
            return OptionalInt.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    static OptionalDouble mean(List<String> in) {
        return in.stream().map(Lookup::parse).filter(OptionalInt::isPresent).mapToInt(OptionalInt::getAsInt).average();
    }

    public static void main(String[] args) {
        add("Zoe", "100", null);
        add("Yan", null, "Zoe");
        add("Xia", null, "Yan");
        add("Wim", "400", "Xia");
        add("Vic", null, "Nobody");
        for (String n : List.of("Zoe", "Yan", "Xia", "Wim", "Vic", "Una")) {
            System.out.println(n + ": " + find(n).flatMap(Contact::reach).orElse("unreachable") + " boss " + find(n).flatMap(Contact::boss).map(Contact::name).orElse("-"));
        }
        System.out.println(find("Zoe").get());
        System.out.println(find("Yan").get().hashCode() == find("Yan").get().hashCode());
        System.out.println(BOOK.values().stream().map(Contact::phone).flatMap(Optional::stream).toList());
        System.out.println(BOOK.values().stream().filter(c -> c.phone().isEmpty()).map(Contact::name).toList());
        System.out.println(BOOK.values().stream().max(Comparator.comparing(c -> c.phone().map(Integer::valueOf).orElse(-1))).map(Contact::name));
        System.out.println(mean(List.of("1", "x", "2", "", "6")) + " " + mean(List.of("x")) + " " + mean(List.of()));
        System.out.println(parse("12") + " " + parse("12.") + " " + parse("-0") + " " + parse("").isPresent());
        parse("7").ifPresentOrElse(v -> System.out.println("seven " + (v == 7)), () -> System.out.println("nothing"));
        parse("z").ifPresentOrElse(v -> System.out.println("oops"), () -> System.out.println("nothing"));
        Optional<Integer> total = List.of("3", "4", "5").stream().map(Integer::valueOf).reduce(Integer::sum);
        System.out.println(total.map(t -> "total " + t).orElse("no total") + " " + total.filter(t -> t > 100).isPresent());
        int depth = 0;
        for (Optional<Contact> c = find("Wim"); c.isPresent(); c = c.flatMap(Contact::boss)) depth++;
        System.out.println("depth " + depth);
        try {
            find("Una").orElseThrow(() -> new java.util.NoSuchElementException("no contact Una"));
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(find("Vic").flatMap(Contact::boss).orElseThrow().name());
    }
}
