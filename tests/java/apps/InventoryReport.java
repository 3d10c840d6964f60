package apps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Records, enums and streams in a small reporting program that reads comma separated lines. */
public class InventoryReport {
    enum Category {
        TOOL(20), FOOD(5), TOY(10), OTHER(0);
        final int taxPercent;
        Category(int t) { taxPercent = t; }
        static Category parse(String s) {
            try {
                return valueOf(s.trim().toUpperCase());
            } catch (IllegalArgumentException e) {
                return OTHER;
            }
        }
    }

    record Item(String name, Category cat, int qty, long cents) {
        Item {
            if (name.isBlank()) throw new IllegalArgumentException("blank name");
            if (qty < 0 || cents < 0) throw new IllegalArgumentException("negative in " + name);
        }
        long total() { return qty * cents; }
        long tax() { return (total() * cat.taxPercent + 50) / 100; }
        static Item parse(String line) {
            String[] f = line.split(",", -1);
            if (f.length != 4) throw new IllegalArgumentException(f.length + " fields");
            String[] p = f[3].trim().split("\\.");
            return new Item(f[0].trim(), Category.parse(f[1]), Integer.parseInt(f[2].trim()), Long.parseLong(p[0]) * 100 + (p.length > 1 ? Long.parseLong(p[1]) : 0));
        }
    }

    static final String DATA = """
        hammer, tool, 3, 12.50
        apple, food, 200, 0.30
        robot, toy, 2, 49.99
        , toy, 1, 1.00
        saw, tool, 1, 20
        bread, food, x, 2.10
        rock, mineral, 7, 0.05
        kite, toy, -1, 5.00
        short, line
        cheese, food, 12, 4.75
        """;

    static String money(long c) { return c / 100 + "." + (c % 100 < 10 ? "0" : "") + c % 100; }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        Map<Integer, String> problems = new LinkedHashMap<>();
        int n = 0;
        for (String l : DATA.split("\n")) {
            n++;
            try {
                items.add(Item.parse(l));
            } catch (NumberFormatException e) {
                problems.put(n, "number: " + e.getMessage());
            } catch (IllegalArgumentException e) {
                problems.put(n, e.getMessage());
            }
        }
        problems.forEach((k, v) -> System.out.println("line " + k + ": " + v));
        items.stream().sorted(Comparator.comparing(Item::cat).thenComparing(Item::total, Comparator.reverseOrder())).forEach(i -> System.out.println(i.cat() + " " + i.name() + " " + money(i.total()) + " tax " + money(i.tax())));
        Map<Category, Long> sums = new EnumMap<>(Category.class);
        for (Item i : items) sums.merge(i.cat(), i.total() + i.tax(), Long::sum);
        System.out.println(sums);
        TreeMap<Integer, List<String>> byLen = items.stream().collect(Collectors.groupingBy(i -> i.name().length(), TreeMap::new, Collectors.mapping(Item::name, Collectors.toList())));
        System.out.println(byLen);
        Predicate<Item> cheap = i -> i.cents() < 500, plenty = i -> i.qty() > 5;
        System.out.println(items.stream().filter(cheap.and(plenty)).map(Item::name).collect(Collectors.joining("/", "<", ">")) + " " + items.stream().filter(cheap.negate().or(plenty.negate())).count());
        System.out.println(items.stream().mapToLong(Item::total).summaryStatistics());
        System.out.println(items.stream().collect(Collectors.partitioningBy(i -> i.cat().taxPercent >= 10, Collectors.summingInt(Item::qty))));
        System.out.println(items.get(0) + " " + items.get(0).equals(Item.parse("hammer,TOOL,3,12.50")));
        Item best = null;
        for (Item i : items) if (best == null || i.total() > best.total()) best = i;
        System.out.println(best.name().toUpperCase() + " " + items.stream().map(Item::name).reduce("", (a, b) -> a.length() >= b.length() ? a : b));
    }
}
