/** Constructors that count: an object depends on those that were made before. */
public class IdGenerator {
    private static int next = 1;
    private static final int MAX = 3;
    private final int id;

    public IdGenerator() {
        if (next > MAX) throw new IllegalStateException("no more ids");
        id = next++;
    }

    public boolean isFirst() {
        return id == 1;
    }

    public boolean isLast() {
        return id == MAX && next > MAX;
    }

    public static void reset() {
        if (next != 1) next = 1;
    }

    public static int remaining() {
        return next > MAX ? 0 : MAX - next + 1;
    }
}
