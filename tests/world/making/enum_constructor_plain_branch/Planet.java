package making.enum_constructor_plain_branch;

// The enum's constructor looks at its argument, when the enum begins.
// generate: making.enum_constructor_plain_branch.Planet => covered
public enum Planet {
    SMALL(3), BIG(70);

    private final boolean giant;

    Planet(int mass) {
        if (mass > 50) { // tempts
            giant = true;
        } else {
            giant = false;
        }
    }

    public boolean giant() {
        return giant;
    }
}
