package missing.private_implementation;

public final class Clocks {
    public interface Ticker {
        int next(int now);
    }

    private static final class Plain implements Ticker {
        @Override
        public int next(int now) {
            return now == 59 ? 0 : now + 1;
        }
    }

    private Clocks() {
    }

    public static Ticker plain() {
        return new Plain();
    }
}
