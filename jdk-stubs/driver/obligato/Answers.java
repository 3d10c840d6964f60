package obligato;

/**
 * Where objects that stand for unknown functions get their answers: an unknown value for each call, or what a test
 * recorded. The machine makes such objects; {@code method} is the number of the method among those of its interface.
 */
final class Answers {

    private Answers() {}

    static native int nextInt(Object stub, int method);

    static native long nextLong(Object stub, int method);

    static native float nextFloat(Object stub, int method);

    static native double nextDouble(Object stub, int method);

    static native Object nextObject(Object stub, int method);

    /** Whether a method that could be inherited is overridden. */
    static native boolean overrides(Object object, int method);

    static native void nextVoid(Object stub, int method);
}
