package making.diff_kept_inner_object;

// An inner object has one of the class around it, which is never null: the same for all that there are.
// diff: making.diff_kept_inner_object.Ledger$Entry::total => EQUIVALENT
public final class Ledger {
    private int carried;

    public Ledger(int carried) {
        this.carried = carried;
    }

    public final class Entry {
        public int total(int amount) {
            return Ledger.this == null ? 0 : amount + carried;
        }
    }
}
