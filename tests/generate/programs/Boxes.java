/** Boxed values: unboxing that may fail in the middle of a decision. */
public class Boxes {
    public static int truth(Boolean a, boolean b) {
        if (b && a) {
            return 1;
        }
        return a != null && !a ? 2 : 3;
    }

    public static boolean less(Integer a, Integer b) {
        return a != null && b != null && a < b;
    }

    public static boolean longs(Long a) {
        return a != null && (a > 4_000_000_000L || a.equals(7L));
    }
}
