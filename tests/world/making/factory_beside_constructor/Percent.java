package making.factory_beside_constructor;

// Who uses the public constructor gets 0 to 100; a static method makes others.
// generate: making.factory_beside_constructor.Percent => covered
public final class Percent {
    private final int value;

    public Percent(int value) {
        if (value < 0 || value > 100) {
            throw new IllegalArgumentException("no percent");
        }
        this.value = value;
    }

    private Percent(int part, int whole) {
        value = part * 100 / whole;
    }

    public static Percent ratio(int part, int whole) {
        return new Percent(part, whole);
    }

    public String grade() {
        if (value > 100) { // tempts
            return "more than all";
        }
        return value < 50 ? "less than half" : "half and more";
    }
}
