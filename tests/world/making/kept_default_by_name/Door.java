package making.kept_default_by_name;

// A method that a class has from an interface can be asked about by the name of the class.
// check: making.kept_default_by_name.Door::open => HOLDS
public final class Door implements Hinged {
    private final int width;

    public Door(int width) {
        this.width = width < 1 ? 1 : width;
    }

    @Override
    public int width() {
        return width;
    }
}
