package making.check_kept_outer_of_an_inner_object;

// An inner object is made on one of the class around it: `((Ledger) null).new Entry(1)` throws before there is any.
// flags: --property exceptions
// check: making.check_kept_outer_of_an_inner_object.Ledger$Entry::total() => HOLDS
public final class Ledger {
    private int carried;

    public Ledger(int carried) {
        this.carried = carried;
    }

    public final class Entry {
        private final int amount;

        public Entry(int amount) {
            this.amount = amount;
        }

        public int total() {
            return carried + amount;
        }
    }
}
