package missing.record_in_private;

public final class Stock {
    public interface Item {
        int amount();
    }

    private record Boxed(int amount) implements Item {
        @Override
        public int amount() {
            return Math.max(amount, 0);
        }
    }

    private Stock() {
    }

    public static Item of(int amount) {
        return new Boxed(amount);
    }
}
