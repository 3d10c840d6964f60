// The changed method is public, but its class is private and has no constructor or factory that others can call:
// only the public method that gives its interface leads to it.
// diff:
package missing.private_implementation;

public final class Clocks {
    public interface Ticker {
        int next(int now);
    }

    private static final class Plain implements Ticker {
        @Override
        public int next(int now) {
            return now + 1;
        }
    }

    private Clocks() {
    }

    public static Ticker plain() {
        return new Plain();
    }
}
