package shop.till;

/** A class in a package, with a constructor that refuses, and package-private parts. */
public class Basket {
    private final int capacity;
    private int items;
    private long total;

    public Basket(int capacity) {
        if (capacity < 1 || capacity > 9) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    boolean add(int price, int count) {
        if (price <= 0 || count <= 0 || count > capacity - items) {
            return false;
        }
        items += count;
        total += (long) price * count;
        return true;
    }

    public long toPay(boolean member) {
        boolean discount = member && total > 1000 || items == capacity;
        return discount ? total - total / 10 : total;
    }
}
