import java.io.IOException;
import java.io.Reader;

/** What comes from outside: from readers that give little at a time, and from types that nobody implements. */
public class Sources {
    /** More than one method, and no class. */
    public interface Meter {
        int level();

        String unit();

        boolean isReady();
    }

    /** Has to be extended. */
    public abstract static class Gauge {
        private final int offset;

        protected Gauge(int offset) {
            this.offset = offset;
        }

        protected abstract int raw();

        public int value() {
            return raw() + offset;
        }
    }

    public static boolean isHigh(Meter meter) {
        return meter.isReady() && meter.level() > 3 && !meter.unit().isEmpty() && !meter.isReady();
    }

    public static boolean isOff(Gauge gauge) {
        return gauge.value() == 7 && gauge.raw() != 7;
    }

    /** Whether the text comes in more than one piece. */
    public static boolean isSlow(Reader reader) throws IOException {
        char[] buffer = new char[64];
        int count = reader.read(buffer, 0, buffer.length);
        return count > 0 && count < buffer.length && reader.read(buffer, count, buffer.length - count) > 0;
    }
}
