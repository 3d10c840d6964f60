import java.util.ArrayList;
import java.util.List;

/** A builder with a private constructor, which a method of the class around it makes. */
public final class Parcel {
    private final String customer;
    private final List<String> items;
    private final int discount;
    private final boolean gift;

    private Parcel(String customer, List<String> items, int discount, boolean gift) {
        this.customer = customer;
        this.items = items;
        this.discount = discount;
        this.gift = gift;
    }

    public int price() {
        int p = items.size() * 10;
        if (discount > 0 && items.size() > 1) p -= discount;
        if (gift && p > 15) p += 2;
        return Math.max(p, 0);
    }

    public boolean isVip() {
        return customer.equals("vip") || discount >= 50;
    }

    public static Builder of(String customer) {
        return new Builder(customer);
    }

    public static final class Builder {
        private final String customer;
        private final List<String> items = new ArrayList<>();
        private int discount;
        private boolean gift;

        private Builder(String customer) {
            if (customer == null || customer.isEmpty()) throw new IllegalArgumentException();
            this.customer = customer;
        }

        public Builder item(String name) {
            items.add(name);
            return this;
        }

        public Builder discount(int percent) {
            if (percent < 0 || percent > 90) throw new IllegalArgumentException("percent");
            discount = percent;
            return this;
        }

        public Builder gift() {
            gift = true;
            return this;
        }

        public Parcel build() {
            if (items.isEmpty()) throw new IllegalStateException("no items");
            return new Parcel(customer, items, discount, gift);
        }
    }
}
