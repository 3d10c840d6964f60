package java.util;

/**
 * Array helpers without access to several elements at once.
 * {@code ArraysSupport.vectorizedMismatch} is redirected here.
 */
final class PlainArrays {

    private PlainArrays() {
    }

    /** Finds nothing and leaves all {@code length} elements to the caller's own loop. */
    static int vectorizedMismatch(Object a, long aOffset, Object b, long bOffset, int length,
                                  int log2ArrayIndexScale) {
        return ~length;
    }
}
