package writers.check_other_instance_steals;

// A purse only gains in its own methods; another purse may take from it.
// check: writers.check_other_instance_steals.Purse::count()
public final class Purse {
    private boolean full = true;

    void stealFrom(Purse other) {
        other.full = false;
        full = true;
    }

    public int count() {
        assert full;
        return full ? 100 : 0;
    }
}
