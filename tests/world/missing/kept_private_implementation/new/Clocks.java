package missing.kept_private_implementation;

public final class Clocks {
    public interface Ticker {
        int next(int now);
    }

    private static final class Plain implements Ticker {
        @Override
        public int next(int now) {
            int after = now + 1;
            return after != 60 ? after : 0;
        }
    }

    private Clocks() {
    }

    public static Ticker plain() {
        return new Plain();
    }
}
