package making.check_seen_half_built;

// The constructor calls a method that a subclass may override, before the margins are set.
// check: making.check_seen_half_built.Page::inner(int)
public class Page {
    private final int margin;

    public Page(int margin) {
        layout();
        this.margin = margin > 0 ? margin : 1;
    }

    protected void layout() {}

    public final int inner(int width) {
        assert margin > 0 : "no margin";
        return width - 2 * margin;
    }
}
