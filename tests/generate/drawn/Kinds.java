import java.math.BigDecimal;
import java.nio.ByteBuffer;

/** What is told apart by its class, or by what the library makes of it. */
public enum Kinds {
    SHORT, LONG;

    /** Two kinds, as a value. */
    private static final class Pair implements Comparable<Kinds> {
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
        public int compareTo(Kinds kind) {
            return from.compareTo(kind);
        }
    }

    /** Nobody can name the class of what it gives. */
    public Comparable<Kinds> with(Kinds other) {
        return new Pair(this, other);
    }

    public static int width(Number number) {
        Class<?> type = number.getClass();
        if (type == Long.class || type == Double.class) {
            return 8;
        }
        return number instanceof BigDecimal && number.doubleValue() > 1 ? 16 : 4;
    }

    public static boolean isSquare(int number) {
        int place = 0;
        while (place < 10 && SlowTable.SQUARES[place] < number) {
            place++;
        }
        return SlowTable.SQUARES[place] == number && number > 20;
    }

    public static int first(ByteBuffer buffer) {
        if (buffer.hasArray() && buffer.remaining() < buffer.array().length) {
            return -1;
        }
        return buffer.isReadOnly() && buffer.hasRemaining() ? buffer.get() : 0;
    }
}

/** Takes long to be ready. */
final class SlowTable {
    static final int[] SQUARES = new int[20];

    static {
        for (int round = 0; round < 10_000; round++) {
            for (int i = 0; i < SQUARES.length; i++) {
                SQUARES[i] = i * i;
            }
        }
    }

    private SlowTable() {
    }
}
