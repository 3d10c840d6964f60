package obligato;

import java.lang.reflect.Array;
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
    /** Calls under way that only compute what labels ask: what they do is not the program's. */
    private static int quiet;

    private Probe() {}

    /** From now on, what this thread does is noted, up to this effort: one for each call, more for a walk on the stack. */
    static void begin(int limit) {
        used = 0;
        effort = 0;
        most = limit;
        quiet = 0;
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

    /** Nothing is noted until {@link #resume()}. */
    public static void pause() {
        if (Thread.currentThread() == tested) {
            quiet++;
        }
    }

    public static void resume() {
        if (Thread.currentThread() == tested) {
            quiet--;
        }
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

    /** An int that stands for a boolean, as 1 or 0. Predicates of labels are computed by this and what follows. */
    public static int isTrue(int value) {
        return value != 0 ? 1 : 0;
    }

    public static int differ(int a, int b) {
        return a != b ? 1 : 0;
    }

    public static int differ(long a, long b) {
        return a != b ? 1 : 0;
    }

    public static int differ(float a, float b) {
        return Float.floatToIntBits(a) != Float.floatToIntBits(b) ? 1 : 0;
    }

    public static int differ(double a, double b) {
        return Double.doubleToLongBits(a) != Double.doubleToLongBits(b) ? 1 : 0;
    }

    public static int differ(Object a, Object b) {
        return a != b ? 1 : 0;
    }

    public static int compare(int a, int b, int operator) {
        return compared(Integer.compare(a, b), operator);
    }

    public static int compare(long a, long b, int operator) {
        return compared(Long.compare(a, b), operator);
    }

    /** Equal, not equal, less, greater or equal, greater, less or equal. */
    private static int compared(int order, int operator) {
        boolean holds =
                switch (operator) {
                    case 0 -> order == 0;
                    case 1 -> order != 0;
                    case 2 -> order < 0;
                    case 3 -> order >= 0;
                    case 4 -> order > 0;
                    default -> order <= 0;
                };
        return holds ? 1 : 0;
    }

    /** Of a divisor of zero nothing is told: the predicate asks for that, too. */
    public static int quotient(int a, int b) {
        return b == 0 ? 0 : a / b;
    }

    public static int remainder(int a, int b) {
        return b == 0 ? 0 : a % b;
    }

    public static long quotient(long a, long b) {
        return b == 0 ? 0 : a / b;
    }

    public static long remainder(long a, long b) {
        return b == 0 ? 0 : a % b;
    }

    /** Why an instruction throws: this and what follows. */
    public static int isZero(int divisor) {
        return divisor == 0 ? 1 : 0;
    }

    public static int isZero(long divisor) {
        return divisor == 0 ? 1 : 0;
    }

    public static int isNull(Object value) {
        return value == null ? 1 : 0;
    }

    public static int isOutside(Object array, int index) {
        return array != null && (index < 0 || index >= Array.getLength(array)) ? 1 : 0;
    }

    public static int isOther(Object value, Class<?> type) {
        return value != null && !type.isInstance(value) ? 1 : 0;
    }

    public static int isMisfit(Object array, int index, Object value) {
        boolean there = array != null && isOutside(array, index) == 0 && value != null;
        return there && !array.getClass().getComponentType().isInstance(value) ? 1 : 0;
    }

    private static void note(int number, int value) {
        if (Thread.currentThread() != tested || quiet != 0) {
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
