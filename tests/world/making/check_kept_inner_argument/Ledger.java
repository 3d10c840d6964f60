package making.check_kept_inner_argument;

// An inner object that is given has one of the class around it, too.
// flags: --property exceptions
// check: making.check_kept_inner_argument.Ledger::totalOf => HOLDS
public final class Ledger {
    private int carried;

    public Ledger(int carried) {
        this.carried = carried;
    }

    public static int totalOf(Entry entry) {
        return entry == null ? 0 : entry.total();
    }

    public final class Entry {
        public int total() {
            return carried;
        }
    }
}
