package kept.argument_is_changed_later;

// A setter forgets what the constructor asks for.
// check: kept.argument_is_changed_later.Price::of => VIOLATED
public final class Price {
    public static final class Item {
        private int cents;

        public Item(int cents) {
            if (cents < 0) {
                throw new IllegalArgumentException();
            }
            this.cents = cents;
        }

        public void reduce(int by) {
            cents -= by;
        }
    }

    public static int of(Item item) {
        assert item == null || item.cents >= 0;
        return item == null ? 0 : item.cents;
    }
}
