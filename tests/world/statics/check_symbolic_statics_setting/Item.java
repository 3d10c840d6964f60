package statics.check_symbolic_statics_setting;

// Unknown at the beginning is not unknown later: others are made in between.
// check: statics.check_symbolic_statics_setting.Item::isLast()
// flags: --symbolic-statics
public final class Item {
    private static int made;
    private final int number;

    public Item() {
        number = ++made;
    }

    public boolean isLast() {
        assert number == made;
        return number == made;
    }
}
