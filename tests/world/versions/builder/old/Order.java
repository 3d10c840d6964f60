package versions.builder;

public final class Order {
    private final int count;
    private final int price;

    private Order(Builder builder) {
        count = builder.count;
        price = builder.price;
    }

    int total() {
        return count * price;
    }

    static final class Builder {
        private int count = 1;
        private int price;

        Builder count(int count) {
            this.count = count;
            return this;
        }

        Builder price(int price) {
            this.price = price;
            return this;
        }

        Order build() {
            return new Order(this);
        }
    }
}
