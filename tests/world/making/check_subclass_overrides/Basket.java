package making.check_subclass_overrides;

// The class is open: the count that its own method gives is never negative, that of a subclass may be.
// check: making.check_subclass_overrides.Basket::pages(int) => VIOLATED
public class Basket {
    public int count() {
        return 3;
    }

    public final int pages(int size) {
        if (size < 1) {
            return 0;
        }
        int count = count();
        assert count >= 0 : "negative count";
        return count / size;
    }
}
