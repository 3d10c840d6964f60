package gov.nasa.jpf.symbc;

import obligato.Obligato;

/**
 * The driver methods of Symbolic PathFinder, so that drivers written for it run unchanged.
 *
 * <p>Inputs and assumptions mean what they mean there, except that every input has the exact values of its Java type:
 * an integer wraps around, a real is a double with infinities and NaN. What only prints the tool's own terms prints
 * nothing or a constant here: reports show the inputs. Methods of that tool that have no counterpart are native and
 * without a model, so that a program that calls one ends as unsupported with the method's name.
 */
public class Debug {

    /** Any int. */
    public static int makeSymbolicInteger(String name) {
        return Obligato.anyInt(name);
    }

    /** Any int from {@code low} to {@code high}, both included. */
    public static int makeConstrainedSymbolicInteger(String name, int low, int high) {
        return Obligato.anyInt(name, low, high);
    }

    /** Any long. */
    public static long makeSymbolicLong(String name) {
        return Obligato.anyLong(name);
    }

    /** Any short. */
    public static short makeSymbolicShort(String name) {
        return Obligato.anyShort(name);
    }

    /** Any byte. */
    public static byte makeSymbolicByte(String name) {
        return Obligato.anyByte(name);
    }

    /** Any byte from {@code low} to {@code high}, both included. Replays as an int. */
    public static byte makeConstrainedSymbolicByte(String name, int low, int high) {
        return (byte) Obligato.anyInt(name, Math.max(low, Byte.MIN_VALUE), Math.min(high, Byte.MAX_VALUE));
    }

    /** Any char. */
    public static char makeSymbolicChar(String name) {
        return Obligato.anyChar(name);
    }

    /** Any boolean. */
    public static boolean makeSymbolicBoolean(String name) {
        return Obligato.anyBoolean(name);
    }

    /** Any double, with both zeros, the infinities and NaN. */
    public static double makeSymbolicReal(String name) {
        return Obligato.anyDouble(name);
    }

    /** Any double, as {@link #makeSymbolicReal}. */
    public static double makeSymbolicDouble(String name) {
        return Obligato.anyDouble(name);
    }

    /** Any string, never null. */
    public static String makeSymbolicString(String name) {
        return Obligato.anyString(name);
    }

    /** Any string of exactly this length, made of that many char inputs. */
    public static String makeSymbolicString(String name, int size) {
        char[] units = new char[size];
        for (int i = 0; i < size; i++) {
            units[i] = Obligato.anyChar(name + i);
        }
        return new String(units);
    }

    /** Any int. The first argument, the value in a concrete run, is not used. */
    public static int addSymbolicInt(int value, String name) {
        return Obligato.anyInt(name);
    }

    /** Any int from {@code low} to {@code high}, both included. The first argument is not used. */
    public static int addConstrainedSymbolicInt(int value, String name, int low, int high) {
        return Obligato.anyInt(name, low, high);
    }

    /** Any long. The first argument is not used. */
    public static long addSymbolicLong(long value, String name) {
        return Obligato.anyLong(name);
    }

    /** Any byte. The first argument is not used. */
    public static byte addSymbolicByte(byte value, String name) {
        return Obligato.anyByte(name);
    }

    /** Any byte from {@code low} to {@code high}, both included. The first argument is not used. Replays as an int. */
    public static byte addConstrainedSymbolicByte(byte value, String name, int low, int high) {
        return makeConstrainedSymbolicByte(name, low, high);
    }

    /** Any char. The first argument is not used. */
    public static char addSymbolicChar(char value, String name) {
        return Obligato.anyChar(name);
    }

    /** Any double. The first argument is not used. */
    public static double addSymbolicDouble(double value, String name) {
        return Obligato.anyDouble(name);
    }

    /** Any boolean. The first argument is not used. */
    public static boolean addSymbolicBoolean(boolean value, String name) {
        return Obligato.anyBoolean(name);
    }

    /** Either null (when a boolean input is true) or the given object with any values in its fields. */
    public static Object makeSymbolicRef(String name, Object value) {
        if (Obligato.anyBoolean(name + " is null")) {
            return null;
        }
        makeFieldsSymbolic(name, value);
        return value;
    }

    /** Gives every instance field of the object any value, as if it were an input object. */
    public static void makeFieldsSymbolic(String name, Object value) {
        Obligato.anyFields(value, name);
    }

    /** Null. */
    public static Object makeSymbolicNull(String name) {
        return null;
    }

    /** Goes on only if the condition is true: other executions end here, with no verdict. */
    public static void assume(boolean condition) {
        Obligato.assume(condition);
    }

    /** Whether the value depends on an input; only inside Obligato. */
    public static native boolean isSymbolicInteger(int value);

    /** Whether the value depends on an input; only inside Obligato. */
    public static native boolean isSymbolicLong(long value);

    /** Whether the value depends on an input; only inside Obligato. */
    public static native boolean isSymbolicShort(short value);

    /** Whether the value depends on an input; only inside Obligato. */
    public static native boolean isSymbolicByte(byte value);

    /** Whether the value depends on an input; only inside Obligato. */
    public static native boolean isSymbolicChar(char value);

    /** Does nothing. */
    public static void printPC(String message) {}

    /** Does nothing. */
    public static void printHeapPC(String message) {}

    /** Does nothing. */
    public static void printSymbolicRef(Object value, String message) {}

    /** Does nothing. */
    public static void printSymbolicValue(int value) {}

    /** The empty string. */
    public static String getSolvedPC() {
        return "";
    }

    /** The empty string. */
    public static String getPC_prefix_notation() {
        return "";
    }

    /** The empty string. */
    public static String PC4Z3() {
        return "";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicIntegerValue(int value) {
        return "<int>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicLongValue(long value) {
        return "<long>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicShortValue(short value) {
        return "<short>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicByteValue(byte value) {
        return "<byte>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicCharValue(char value) {
        return "<char>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicRealValue(double value) {
        return "<double>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicRealValue4Z3(double value) {
        return "<double>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicBooleanValue(boolean value) {
        return "<boolean>";
    }

    /** A constant for output; the value is not looked at. */
    public static String getSymbolicStringValue(String value) {
        return "<string>";
    }

    /** Not supported. */
    public static native boolean checkAccuracy(double value, double error);

    /** Not supported. */
    public static native boolean matchAbstractState(Object value);

    /** Does nothing: costs are not measured. */
    public static void addCost(Object value) {}

    /** Does nothing: costs are not measured. */
    public static void setLastObservedInputSize(Object value) {}

    /** Not supported. */
    public static native int getLastObservedInputSize();

    /** Not supported. */
    public static native double getLastMeasuredMetricValue();

    /** Does nothing: costs are not measured. */
    public static void clearMeasurements() {}
}
