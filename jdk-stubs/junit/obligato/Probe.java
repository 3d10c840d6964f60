package obligato;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What probes in copies of the tested classes call (src/coverage/probes): it notes what the running test does, in three
 * numbers for each call. The first is that of the probe: its remainder by {@value #MODES} says whether it is enough to
 * note each different thing once (0), everything is noted (1), or everything with the depth of the stack (2), which is the
 * second number. The third is what was told.
 */
public final class Probe {

    private static final int MODES = 3;
    private static final StackWalker WALKER = StackWalker.getInstance();
    private static final Function<Stream<StackWalker.StackFrame>, Long> COUNT = Stream::count;
    /** What was noted lately, by some bits of it; most of what a loop does again is there. */
    private static final long[] LATELY = new long[1 << 12];

    private static Thread tested;
    private static int[] noted = new int[3 << 10];
    private static int used;
    private static int effort;
    private static int most;

    private Probe() {}

    /** From now on, what this thread does is noted, up to this effort: one for each call, more for a walk on the stack. */
    static void begin(int limit) {
        used = 0;
        effort = 0;
        most = limit;
        // No number of a probe is negative.
        Arrays.fill(LATELY, -1);
        tested = Thread.currentThread();
    }

    /** What was noted; nothing is from now on. */
    static int[] end() {
        tested = null;
        return Arrays.copyOf(noted, used);
    }

    /** The effort that it took; something was left out if that is more than the limit. */
    static int effort() {
        return effort;
    }

    /** An instruction runs. */
    public static void reached(int number) {
        note(number, 0);
    }

    /** A boolean, or the key of a switch. */
    public static void value(int value, int number) {
        note(number, value);
    }

    /** An operand that is compared with zero. */
    public static void sign(int value, int number) {
        note(number, Integer.signum(value));
    }

    /** Operands that are compared. */
    public static void order(int left, int right, int number) {
        note(number, Integer.compare(left, right));
    }

    /** References that are compared. */
    public static void same(Object left, Object right, int number) {
        note(number, left == right ? 0 : 1);
    }

    /** A reference that is compared with null. */
    public static void none(Object value, int number) {
        note(number, value == null ? 0 : 1);
    }

    private static void note(int number, int value) {
        if (Thread.currentThread() != tested) {
            return;
        }
        int mode = number % MODES;
        if (mode == 0) {
            long key = (long) number << 32 | value & 0xffffffffL;
            int place = (number * 31 + value) & (LATELY.length - 1);
            if (LATELY[place] == key) {
                return;
            }
            LATELY[place] = key;
        }
        if (effort > most) {
            return;
        }
        int depth = mode == 2 ? WALKER.walk(COUNT).intValue() : 0;
        effort += 1 + depth / 2;
        if (used == noted.length) {
            noted = Arrays.copyOf(noted, 2 * used);
        }
        noted[used] = number;
        noted[used + 1] = depth;
        noted[used + 2] = value;
        used += 3;
    }
}
