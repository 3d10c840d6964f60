package aliases.receiver_holds_an_element;

// The receiver holds an element of a table; a caller gets it, and passes it back.
// check: aliases.receiver_holds_an_element.Holder::isAnother
public final class Holder {
    public static final class Part {
        final int weight;

        public Part(int weight) {
            this.weight = weight;
        }
    }

    private final Part part;

    public Holder(int which) {
        Part[] parts = {new Part(1), new Part(2)};
        part = parts[which & 1];
    }

    public Part part() {
        return part;
    }

    public void isAnother(Part given) {
        assert given != part;
    }
}
