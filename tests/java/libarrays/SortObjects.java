package libarrays;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;

// Sorting objects: stability, ranges, comparators, contract violations, nulls.
public class SortObjects {
    interface Act {
        void run() throws Exception;
    }

    static void v(String label, Act act) {
        try {
            act.run();
            System.out.println(label + " ok");
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static final class Item {
        final String name;
        final int rank;

        Item(String name, int rank) {
            this.name = name;
            this.rank = rank;
        }

        @Override
        public String toString() {
            return name + rank;
        }
    }

    public static void main(String[] args) {
        Item[] items = new Item[60];
        for (int i = 0; i < items.length; i++) items[i] = new Item(String.valueOf((char) ('a' + i % 26)) + (i / 26), (i * 7919) % 5);
        Arrays.sort(items, Comparator.comparingInt(x -> x.rank));
        System.out.println(Arrays.toString(items));
        Arrays.sort(items, Comparator.comparing((Item x) -> x.name).reversed());
        System.out.println(Arrays.toString(items));
        String[] w = {"delta", "Alpha", "charlie", "bravo", "echo"};
        Arrays.sort(w, 1, 4);
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, Collections.reverseOrder());
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, 0, 3, Comparator.comparing(String::length));
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, (Comparator<String>) null);
        System.out.println(Arrays.toString(w));
        String[] withNull = {"b", null, "a"};
        v("null element", () -> Arrays.sort(withNull));
        v("null element cmp", () -> Arrays.sort(withNull, Comparator.nullsLast(Comparator.naturalOrder())));
        System.out.println(Arrays.toString(withNull));
        v("not comparable", () -> Arrays.sort(new Item[] {new Item("a", 1), new Item("b", 2)}));
        v("one not comparable", () -> Arrays.sort(new Item[] {new Item("a", 1)}));
        v("range", () -> Arrays.sort(w, 3, 9));
        v("range 2", () -> Arrays.sort(w, 3, 1, Comparator.naturalOrder()));
        v("throwing comparator", () -> Arrays.sort(w, (a, b) -> {
            throw new UnsupportedOperationException("no order");
        }));
        Integer[] bad = new Integer[64];
        for (int i = 0; i < bad.length; i++) bad[i] = (i * 37) % 64;
        v("broken contract", () -> Arrays.sort(bad, (a, b) -> a % 2 == 0 ? -1 : 1));
        Integer[] runs = new Integer[100];
        for (int i = 0; i < 100; i++) runs[i] = i < 40 ? i * 2 : i < 70 ? 200 - i : (i * 31) % 53;
        int[] comparisons = {0};
        Arrays.sort(runs, (a, b) -> {
            comparisons[0]++;
            return Integer.compare(a, b);
        });
        System.out.println(Arrays.toString(runs) + " " + comparisons[0]);
        Integer[] sorted = new Integer[50];
        for (int i = 0; i < 50; i++) sorted[i] = i;
        comparisons[0] = 0;
        Arrays.sort(sorted, (a, b) -> {
            comparisons[0]++;
            return a - b;
        });
        System.out.println("already sorted " + comparisons[0]);
        comparisons[0] = 0;
        Arrays.sort(sorted, (a, b) -> {
            comparisons[0]++;
            return b - a;
        });
        System.out.println("reversed " + comparisons[0] + " " + sorted[0]);
        String[][] table = {{"b", "2"}, {"a", "9"}, {"c", "1"}};
        Arrays.sort(table, (p, q) -> p[0].compareTo(q[0]));
        System.out.println(Arrays.deepToString(table));
        Arrays.sort(table, Comparator.comparing(row -> row[1]));
        System.out.println(Arrays.deepToString(table));
    }
}
