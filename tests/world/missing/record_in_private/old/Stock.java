// The accessor of a private record changed; it is read by a caller through an interface that the record implements.
// diff:
package missing.record_in_private;

public final class Stock {
    public interface Item {
        int amount();
    }

    private record Boxed(int amount) implements Item {
    }

    private Stock() {
    }

    public static Item of(int amount) {
        return new Boxed(amount);
    }
}
