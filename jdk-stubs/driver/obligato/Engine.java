package obligato;

/**
 * What the symbolic machine provides to {@link Obligato}: all of the driver API that is not plain Java. The replay
 * classes hold another class of this name, which reads the values from a file; everything else of the API is the same
 * in both.
 *
 * <p>A name is null if the program gives none.
 */
final class Engine {

    private Engine() {}

    static native boolean anyBoolean(String name);

    static native byte anyByte(String name);

    static native char anyChar(String name);

    static native short anyShort(String name);

    static native int anyInt(String name);

    /** From low to high, both included; ends the path as a false assumption if low is greater than high. */
    static native int anyInt(String name, int low, int high);

    static native long anyLong(String name);

    /** From low to high, both included; ends the path as a false assumption if low is greater than high. */
    static native long anyLong(String name, long low, long high);

    static native float anyFloat(String name);

    static native double anyDouble(String name);

    /** A new string, not null, of at most the length that an option of the run says. */
    static native String anyString(String name);

    /**
     * A new string, not null, of at most this length; ends the path as a false assumption if the length is negative.
     */
    static native String anyString(String name, int maxLength);

    /** As a parameter of this type: null, new, or an alias; a box for a primitive class. */
    static native Object anyObject(String name, Class<?> type);

    /**
     * Sets the instance fields of the object, inherited ones included, to any values; NullPointerException for null.
     */
    static native void anyFields(String name, Object object);

    /** Ends the path, without a verdict, where the condition is false. */
    static native void assume(boolean condition);

    /** A goal at the place of the nearest caller outside this package. No effect on the state. */
    static native void label(String name, boolean condition);
}
