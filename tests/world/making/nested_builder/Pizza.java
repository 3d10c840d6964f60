package making.nested_builder;

// The public constructor knows three sizes; the nested builder calls the private one with what it was given.
// generate: making.nested_builder.Pizza
public final class Pizza {
    private final int size;
    private final boolean cheese;

    private Pizza(Builder from) {
        size = from.size;
        cheese = from.cheese;
    }

    public Pizza(char size) {
        this.size = size == 's' ? 20 : size == 'm' ? 30 : 40;
        cheese = true;
    }

    public static final class Builder {
        private int size = 30;
        private boolean cheese;

        public Builder size(int size) {
            this.size = size;
            return this;
        }

        public Pizza build() {
            return new Pizza(this);
        }
    }

    public int price() {
        int price = cheese ? 2 : 0;
        if (size > 40) { // tempts
            return price + 15;
        }
        return price + size / 5;
    }
}
