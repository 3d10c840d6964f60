package java.util;

/**
 * Array helpers without access to several elements at once, or by offsets.
 * {@code ArraysSupport.vectorizedMismatch} and the accesses of {@code ConcurrentHashMap} to its table are redirected here.
 */
final class PlainArrays {

    private PlainArrays() {
    }

    /** Finds nothing and leaves all {@code length} elements to the caller's own loop. */
    static int vectorizedMismatch(Object a, long aOffset, Object b, long bOffset, int length,
                                  int log2ArrayIndexScale) {
        return ~length;
    }

    /** What a table has at a place, which may be unknown. */
    static Object at(Object[] table, int place) {
        return table[place];
    }

    static void put(Object[] table, int place, Object element) {
        table[place] = element;
    }

    /** Nobody else is there between the look and the change. */
    static boolean replace(Object[] table, int place, Object expected, Object element) {
        if (table[place] != expected) {
            return false;
        }
        table[place] = element;
        return true;
    }
}
