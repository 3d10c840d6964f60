package making.inner_sees_outer_change;

// The inner object is made by the outer one, which goes on changing.
// generate: making.inner_sees_outer_change.Cart
public final class Cart {
    private int items;

    public void add() {
        items++;
    }

    public Receipt receipt() {
        return new Receipt();
    }

    public final class Receipt {
        private final int at = items;

        private Receipt() {}

        public boolean isStale() {
            if (items > at) { // tempts
                return true;
            }
            return false;
        }
    }
}
