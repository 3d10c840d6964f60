import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/** What is told apart by its class, or by what the library makes of it. */
public enum Kinds {
    SHORT, LONG;

    /** Two kinds, as a value. */
    private static final class Pair implements Supplier<Kinds> {
        private final Kinds from;
        private final Kinds to;

        Pair(Kinds from, Kinds to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public boolean equals(Object object) {
            if (object instanceof Pair) {
                Pair that = (Pair) object;
                return from == that.from && to == that.to;
            }
            return false;
        }

        @Override
        public int hashCode() {
            return from.ordinal() + 2 * to.ordinal();
        }

        @Override
        public Kinds get() {
            return from;
        }
    }

    /** Nobody can name the class of what it gives. */
    public Supplier<Kinds> with(Kinds other) {
        return new Pair(this, other);
    }

    public static int width(Number number) {
        Class<?> type = number.getClass();
        if (type == Long.class || type == Double.class) {
            return 8;
        }
        return number instanceof BigDecimal && number.doubleValue() > 1 ? 16 : 4;
    }

    /** The library takes long to know its blocks. */
    public static boolean isLatin(int character) {
        return Character.UnicodeBlock.of(character) == Character.UnicodeBlock.BASIC_LATIN && character > 50;
    }

    public static int first(ByteBuffer buffer) {
        if (buffer.hasArray() && buffer.remaining() < buffer.array().length) {
            return -1;
        }
        return buffer.isReadOnly() && buffer.hasRemaining() ? buffer.get() : 0;
    }
}
