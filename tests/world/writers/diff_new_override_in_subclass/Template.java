package writers.diff_new_override_in_subclass;

/** Adds a bonus that subclasses decide. */
public abstract class Template {
    private int points;

    protected int bonus() {
        return 1;
    }

    public int score() {
        points += bonus();
        return points;
    }
}
