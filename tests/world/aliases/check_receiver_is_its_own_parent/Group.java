package aliases.check_receiver_is_its_own_parent;

// The receiver may be its own parent: the package can set the field.
// check: aliases.check_receiver_is_its_own_parent.Group::clearParent(int)
public final class Group {
    Group parent;
    private int size;

    public int clearParent(int size) {
        this.size = size;
        if (parent != null) {
            parent.size = 0;
        }
        assert this.size == size;
        return this.size;
    }
}
