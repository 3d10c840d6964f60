import java.math.BigDecimal;
import java.nio.ByteBuffer;

/** What is told apart by its class, or by what the library makes of it. */
public class Kinds {
    private Kinds() {
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
