package making.diff_refused_objects;

// Objects that the constructor refused are still in the list, and only for them the versions differ.
// diff: making.diff_refused_objects.Rate::of
public final class Rate {
    static final java.util.List<Rate> SEEN = new java.util.ArrayList<>();

    private final int percent;

    public Rate(int percent) {
        this.percent = percent;
        SEEN.add(this);
        if (percent < 0) {
            throw new IllegalArgumentException("negative");
        }
    }

    public long of(int amount) {
        return (long) amount * percent / 100;
    }
}
