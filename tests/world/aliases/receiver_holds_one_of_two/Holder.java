package aliases.receiver_holds_one_of_two;

// Which object the receiver holds depends on an input; a caller gets it, and passes it back.
// check: aliases.receiver_holds_one_of_two.Holder::isAnother
public final class Holder {
    public static final class Part {
        final int weight;

        public Part(int weight) {
            this.weight = weight;
        }
    }

    private final Part part;

    public Holder(int which) {
        Part light = new Part(1);
        Part heavy = new Part(2);
        if (which > 0) {
            part = light;
        } else {
            part = heavy;
        }
    }

    public Part part() {
        return part;
    }

    public void isAnother(Part given) {
        assert given != part;
    }
}
