package obligato;

/**
 * Inputs, assumptions and goals for programs that Obligato explores.
 *
 * <p>A driver is ordinary Java: it makes its inputs with the {@code any} methods, restricts them with {@link #assume},
 * calls the code of interest and states with {@code assert} or {@link #check} what must hold.
 *
 * <pre>{@code
 * int balance = Obligato.anyInt(0, 1_000_000);
 * int amount = Obligato.anyInt();
 * Obligato.assume(amount > 0);
 * int left = Account.withdraw(balance, amount);
 * Obligato.check(left >= 0 && left <= balance);
 * }</pre>
 *
 * <p>Every call of an {@code any} method is a new input, independent of all earlier ones. An input stands for every
 * value of its type. The optional name of an input only appears in reports.
 *
 * <p>The methods work inside Obligato. To run a driver on a plain JVM with the inputs of a report, put Obligato's
 * replay classes first on the class path: there the inputs come from a file.
 */
public final class Obligato {

    private Obligato() {}

    /** Any boolean. */
    public static boolean anyBoolean() {
        return Engine.anyBoolean(null);
    }

    /** Any boolean; the name is for reports. */
    public static boolean anyBoolean(String name) {
        return Engine.anyBoolean(name);
    }

    /** Any byte. */
    public static byte anyByte() {
        return Engine.anyByte(null);
    }

    /** Any byte; the name is for reports. */
    public static byte anyByte(String name) {
        return Engine.anyByte(name);
    }

    /** Any char: one UTF-16 unit, unpaired surrogates included. */
    public static char anyChar() {
        return Engine.anyChar(null);
    }

    /** Any char; the name is for reports. */
    public static char anyChar(String name) {
        return Engine.anyChar(name);
    }

    /** Any short. */
    public static short anyShort() {
        return Engine.anyShort(null);
    }

    /** Any short; the name is for reports. */
    public static short anyShort(String name) {
        return Engine.anyShort(name);
    }

    /** Any int. */
    public static int anyInt() {
        return Engine.anyInt(null);
    }

    /** Any int; the name is for reports. */
    public static int anyInt(String name) {
        return Engine.anyInt(name);
    }

    /**
     * Any int from {@code low} to {@code high}, both included. If there is none, the path ends as with {@link #assume}.
     */
    public static int anyInt(int low, int high) {
        return Engine.anyInt(null, low, high);
    }

    /** Any int from {@code low} to {@code high}; the name is for reports. */
    public static int anyInt(String name, int low, int high) {
        return Engine.anyInt(name, low, high);
    }

    /** Any long. */
    public static long anyLong() {
        return Engine.anyLong(null);
    }

    /** Any long; the name is for reports. */
    public static long anyLong(String name) {
        return Engine.anyLong(name);
    }

    /**
     * Any long from {@code low} to {@code high}, both included. If there is none, the path ends as with {@link
     * #assume}.
     */
    public static long anyLong(long low, long high) {
        return Engine.anyLong(null, low, high);
    }

    /** Any float, with both zeros, the infinities and NaN. */
    public static float anyFloat() {
        return Engine.anyFloat(null);
    }

    /** Any float; the name is for reports. */
    public static float anyFloat(String name) {
        return Engine.anyFloat(name);
    }

    /** Any double, with both zeros, the infinities and NaN. */
    public static double anyDouble() {
        return Engine.anyDouble(null);
    }

    /** Any double; the name is for reports. */
    public static double anyDouble(String name) {
        return Engine.anyDouble(name);
    }

    /**
     * Any string of any UTF-16 units, never null. Its length is limited by an option of the run; what that cuts off is
     * reported. Each call gives a new object, so {@code ==} with any other string is false.
     */
    public static String anyString() {
        return Engine.anyString(null);
    }

    /** Any string, as {@link #anyString()}; the name is for reports. */
    public static String anyString(String name) {
        return Engine.anyString(name);
    }

    /** Any string of at most {@code maxLength} UTF-16 units, never null. No option limits it further. */
    public static String anyString(int maxLength) {
        return Engine.anyString(null, maxLength);
    }

    /**
     * Anything that a parameter of this type could be: null, a new object of the type or of one of its subtypes, or one
     * of the objects that inputs have led to before. For a primitive type, the result is a box.
     */
    @SuppressWarnings("unchecked")
    public static <T> T anyObject(Class<T> type) {
        return (T) Engine.anyObject(null, type);
    }

    /** Anything of this type, as {@link #anyObject(Class)}; the name is for reports. */
    @SuppressWarnings("unchecked")
    public static <T> T anyObject(Class<T> type, String name) {
        return (T) Engine.anyObject(name, type);
    }

    /** Anything of this type, as {@link #anyObject(Class)}, but null. */
    public static <T> T anyNonNull(Class<T> type) {
        T value = anyObject(type);
        assume(value != null);
        return value;
    }

    /** Gives every instance field of the object, which is not null, any value, as if it were an input object. */
    public static void anyFields(Object object) {
        Engine.anyFields(null, object);
    }

    /** Any values in the fields, as {@link #anyFields(Object)}; the name is for reports. */
    public static void anyFields(Object object, String name) {
        Engine.anyFields(name, object);
    }

    /** Any constant of the enum, never null. Replays as the int that is the constant's ordinal. */
    public static <E extends Enum<E>> E anyEnum(Class<E> type) {
        return anyOf(type.getEnumConstants());
    }

    /** Any of these values. Replays as the int that is the value's position. */
    @SafeVarargs
    public static <T> T anyOf(T... values) {
        return values[anyInt(0, values.length - 1)];
    }

    /** Any char from {@code low} to {@code high}, both included. Replays as an int. */
    public static char anyChar(char low, char high) {
        return (char) anyInt(low, high);
    }

    /** A new array of exactly this length with any elements. For any length up to 4 pass {@code anyInt(0, 4)}. */
    public static boolean[] anyBooleanArray(int length) {
        boolean[] array = new boolean[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyBoolean();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static byte[] anyByteArray(int length) {
        byte[] array = new byte[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyByte();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static char[] anyCharArray(int length) {
        char[] array = new char[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyChar();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static short[] anyShortArray(int length) {
        short[] array = new short[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyShort();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static int[] anyIntArray(int length) {
        int[] array = new int[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyInt();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static long[] anyLongArray(int length) {
        long[] array = new long[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyLong();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static float[] anyFloatArray(int length) {
        float[] array = new float[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyFloat();
        }
        return array;
    }

    /** A new array of exactly this length with any elements. */
    public static double[] anyDoubleArray(int length) {
        double[] array = new double[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyDouble();
        }
        return array;
    }

    /**
     * A new array of exactly this length; its elements are any strings, not null, each of at most {@code maxLength}
     * units.
     */
    public static String[] anyStringArray(int length, int maxLength) {
        String[] array = new String[length];
        for (int i = 0; i < length; i++) {
            array[i] = anyString(maxLength);
        }
        return array;
    }

    /** Goes on only if the condition is true: other executions are not of interest and end here, with no verdict. */
    public static void assume(boolean condition) {
        Engine.assume(condition);
    }

    /**
     * A goal for test generation: some test must reach this call with a true condition. Has no effect on the program.
     * The goal is identified by the place of the call.
     */
    public static void label(boolean condition) {
        Engine.label(null, condition);
    }

    /** A goal as {@link #label(boolean)}; the name is for reports. */
    public static void label(String name, boolean condition) {
        Engine.label(name, condition);
    }

    /**
     * Fails, as a failed {@code assert}, unless the condition is true. Unlike {@code assert} it cannot be switched off.
     */
    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError("check failed");
        }
    }

    /** Fails with this message, as a failed {@code assert}, unless the condition is true. */
    public static void check(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    /**
     * Fails, as a failed {@code assert}: the place must never be reached. It never returns; the result type lets the
     * call stand in a {@code throw} where the compiler wants to see that.
     */
    public static AssertionError unreachable() {
        throw new AssertionError("a place that is called unreachable was reached");
    }
}
