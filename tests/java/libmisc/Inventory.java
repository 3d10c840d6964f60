package libmisc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

// Stock keeping: commands change an inventory, reports summarise it.
public class Inventory {
    enum Kind { TOOL, PART, PAINT }

    static final class Item {
        final String sku;
        final Kind kind;
        final int cents;
        int stock;

        Item(String sku, Kind kind, int cents, int stock) {
            this.sku = sku;
            this.kind = kind;
            this.cents = cents;
            this.stock = stock;
        }

        long value() {
            return (long) cents * stock;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%-6s %-5s %7.2f x %3d", sku, kind, cents / 100.0, stock);
        }
    }

    private final Map<String, Item> items = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final List<String> errors = new ArrayList<>();

    void run(String line) {
        String[] a = line.trim().split("\\s+");
        try {
            switch (a[0]) {
                case "add":
                    if (items.putIfAbsent(a[1], new Item(a[1], Kind.valueOf(a[2].toUpperCase(Locale.ROOT)), Integer.parseInt(a[3]), Integer.parseInt(a[4]))) != null) throw new IllegalStateException("duplicate " + a[1]);
                    break;
                case "take":
                    Item it = find(a[1]).orElseThrow(() -> new IllegalArgumentException("unknown " + a[1]));
                    int n = Integer.parseInt(a[2]);
                    if (n > it.stock) throw new IllegalStateException("only " + it.stock + " of " + it.sku);
                    it.stock -= n;
                    break;
                case "drop":
                    if (items.remove(a[1]) == null) throw new IllegalArgumentException("unknown " + a[1]);
                    break;
                default:
                    throw new UnsupportedOperationException(a[0]);
            }
        } catch (RuntimeException e) {
            errors.add(line + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    Optional<Item> find(String sku) {
        return Optional.ofNullable(items.get(sku));
    }

    String report(Predicate<Item> keep) {
        StringJoiner j = new StringJoiner("\n", "--\n", "\n--").setEmptyValue("-- nothing --");
        items.values().stream().filter(keep).sorted(Comparator.comparing((Item i) -> i.kind).thenComparing(Comparator.comparingLong(Item::value).reversed())).forEach(i -> j.add(i.toString()));
        return j.toString();
    }

    public static void main(String[] args) {
        Inventory inv = new Inventory();
        for (String s : Arrays.asList("add H1 tool 1299 10", "add b7 part 5 2000", "add P2 paint 2450 4", "add h2 TOOL 8900 2", "add H1 tool 1 1", "add X9 food 1 1", "add Y part", "take h1 3", "take P2 5", "take zz 1", "take b7 many", "drop P2", "drop P2", "sell H1", "")) inv.run(s);
        System.out.println(inv.report(i -> true));
        System.out.println(inv.report(i -> i.stock > 100));
        System.out.println(inv.report(i -> i.kind == Kind.PAINT));
        inv.errors.forEach(System.out::println);
        Map<Kind, Long> value = inv.items.values().stream().collect(Collectors.groupingBy(i -> i.kind, () -> new EnumMap<>(Kind.class), Collectors.summingLong(Item::value)));
        System.out.println(value);
        for (Kind k : Kind.values()) System.out.println(String.format(Locale.ROOT, "%-6s|%,12.2f|", k.name().charAt(0) + k.name().substring(1).toLowerCase(Locale.ROOT), value.getOrDefault(k, 0L) / 100.0));
        System.out.println(inv.find("H2").map(i -> i.stock).orElse(-1) + " " + inv.find("none").isPresent() + " " + inv.items.keySet());
        String cheapest = inv.items.values().stream().min(Comparator.comparingInt(i -> i.cents)).map(i -> i.sku).orElse("?");
        System.out.println(cheapest + " " + inv.items.values().stream().mapToInt(i -> i.stock).summaryStatistics().getMax());
    }
}
