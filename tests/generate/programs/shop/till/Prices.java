package shop.till;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;

/** Comparators, streams over records, varargs, and a helper class in the same package. */
public final class Prices {
    public record Item(String name, int cents) implements Comparable<Item> {
        public Item {
            Objects.requireNonNull(name);
        }

        @Override
        public int compareTo(Item other) {
            return cents != other.cents ? Integer.compare(cents, other.cents) : name.compareTo(other.name);
        }
    }

    private Prices() {}

    public static int total(int... cents) {
        int sum = 0;
        for (int c : cents) {
            if (c < 0 || sum + c > 1000) {
                return -1;
            }
            sum += c;
        }
        return sum;
    }

    public static Optional<Item> cheapest(Item a, Item b) {
        if (a == null && b == null) {
            return Optional.empty();
        }
        return Arrays.asList(a, b).stream().filter(i -> i != null && i.cents() >= 0).min(Comparator.naturalOrder());
    }

    public static boolean bargain(Basket basket, int limit) {
        return basket != null && basket.toPay(false) < limit && limit != 7;
    }
}
