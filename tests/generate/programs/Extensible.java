/** Types that others may extend: what no class here shows, one that a test brings along can. */
public class Extensible {
    public abstract static class Sensor {
        abstract int read();

        // Open: only a sensor that is not here reads more.
        public boolean isHot() {
            return read() > 50;
        }
    }

    static final class Fixed extends Sensor {
        @Override
        int read() {
            return 20;
        }
    }

    public interface Source {
        int next();

        int left();
    }

    static final class Dry implements Source {
        @Override
        public int next() {
            return 0;
        }

        @Override
        public int left() {
            return 0;
        }
    }

    public sealed interface Level permits Low, High {
        int height();
    }

    record Low() implements Level {
        @Override
        public int height() {
            return 1;
        }
    }

    record High() implements Level {
        @Override
        public int height() {
            return 9;
        }
    }

    // Open: only a source that is not here gives something.
    public static boolean flows(Source source) {
        return source.next() > 0;
    }

    // Infeasible: there are no other levels.
    public static boolean floods(Level level) {
        return level.height() > 10;
    }
}
