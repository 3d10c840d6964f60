package gov.nasa.jpf.vm;

import obligato.Obligato;

/**
 * The choices of Java PathFinder, so that drivers written for it run unchanged: every choice is an input with all the
 * values that the call allows. Takes the place of the class of this name that comes with that tool, which draws random
 * numbers. What prints, counts for its listeners or steers its search has no effect on the program and does nothing
 * here; methods that have no counterpart are native and without a model, so that a program that calls one ends as
 * unsupported with the method's name.
 */
public class Verify {

    /** Either. */
    public static boolean getBoolean() {
        return Obligato.anyBoolean("boolean");
    }

    /** Either; which one comes first does not matter. */
    public static boolean getBoolean(boolean falseFirst) {
        return Obligato.anyBoolean("boolean");
    }

    /** Either. */
    public static boolean randomBool() {
        return Obligato.anyBoolean("boolean");
    }

    /** Any int from {@code min} to {@code max}, both included. */
    public static int getInt(int min, int max) {
        return Obligato.anyInt("int", min, max);
    }

    /** Any int: the values that a configuration of that tool names are not known. */
    public static int getInt(String key) {
        return Obligato.anyInt(key);
    }

    /** Any int from 0 to {@code max}, both included. */
    public static int random(int max) {
        return Obligato.anyInt("int", 0, max);
    }

    /** Any of these; any int if there are none. */
    public static int getIntFromList(int... values) {
        return values.length == 0 ? Obligato.anyInt("int") : values[choice(values.length)];
    }

    /** Any of these; any long if there are none. */
    public static long getLongFromList(long... values) {
        return values.length == 0 ? Obligato.anyLong("long") : values[choice(values.length)];
    }

    /** Any of these; any float if there are none. */
    public static float getFloatFromList(float... values) {
        return values.length == 0 ? Obligato.anyFloat("float") : values[choice(values.length)];
    }

    /** Any of these; any double if there are none. */
    public static double getDoubleFromList(double... values) {
        return values.length == 0 ? Obligato.anyDouble("double") : values[choice(values.length)];
    }

    /** Any double: the values that a configuration of that tool names are not known. */
    public static double getDouble(String key) {
        return Obligato.anyDouble(key);
    }

    private static int choice(int count) {
        return Obligato.anyInt("choice", 0, count - 1);
    }

    /** Goes on only if the condition is false: other executions end here, with no verdict. */
    public static void ignoreIf(boolean condition) {
        Obligato.assume(!condition);
    }

    /** Fails, as a failed {@code assert}, unless the condition is true. */
    public static void assertTrue(boolean condition) {
        Obligato.check(condition);
    }

    /** Fails with this message, as a failed {@code assert}, unless the condition is true. */
    public static void assertTrue(String message, boolean condition) {
        Obligato.check(condition, message);
    }

    /** Does nothing: there is one thread. */
    public static void beginAtomic() {}

    /** Does nothing: there is one thread. */
    public static void endAtomic() {}

    /** Does nothing: the search is not steered. */
    public static void interesting(boolean condition) {}

    /** Does nothing: the search is not steered. */
    public static void boring(boolean condition) {}

    /** Does nothing: the search is not steered. */
    public static void breakTransition(String reason) {}

    /** Does nothing. */
    public static void addComment(String text) {}

    /** Does nothing. */
    public static void atLabel(String label) {}

    /** Does nothing. */
    public static void atLabel(int label) {}

    /** Does nothing. */
    public static void instrumentPoint(String label) {}

    /** Does nothing. */
    public static void printPathOutput(String message) {}

    /** Does nothing. */
    public static void printPathOutput(boolean condition, String message) {}

    /** As {@code System.out}. */
    public static void print(String text) {
        System.out.print(text);
    }

    /** As {@code System.out}. */
    public static void print(String... texts) {
        for (String text : texts) {
            System.out.print(text);
        }
    }

    /** As {@code System.out}. */
    public static void print(String text, int value) {
        System.out.print(text + " : " + value);
    }

    /** As {@code System.out}. */
    public static void print(String text, boolean value) {
        System.out.print(text + " : " + value);
    }

    /** As {@code System.out}. */
    public static void println() {
        System.out.println();
    }

    /** As {@code System.out}. */
    public static void println(String text) {
        System.out.println(text);
    }

    /** False: states are not compared. */
    public static boolean vmIsMatchingStates() {
        return false;
    }

    /** Not supported: counters count over all executions. */
    public static native int getCounter(int id);

    /** Not supported: counters count over all executions. */
    public static native void resetCounter(int id);

    /** Not supported: counters count over all executions. */
    public static native void setCounter(int id, int value);

    /** Not supported: counters count over all executions. */
    public static native int incrementCounter(int id);

    /** Not supported. */
    public static native void putValue(String key, int value);

    /** Not supported. */
    public static native int getValue(String key);

    /** Not supported. */
    public static native Object getObject(String key);

    /** Not supported. */
    public static native Object randomObject(String type);

    /** Not supported. */
    public static native boolean isRunningInJPF();

    /** Not supported. */
    public static native boolean isCalledFromClass(String name);

    /** Not supported. */
    public static native void terminateSearch();

    /** Not supported. */
    public static native long getBitFlip(long value, int bits, int length);

    /** Not supported. */
    public static native long getBitFlip(long value, int bits);

    /** Not supported. */
    public static native int getBitFlip(int value, int bits);

    /** Not supported. */
    public static native short getBitFlip(short value, int bits);

    /** Not supported. */
    public static native char getBitFlip(char value, int bits);

    /** Not supported. */
    public static native byte getBitFlip(byte value, int bits);

    /** Not supported: bits are kept over all executions. */
    public static native void setBitInBitSet(int id, int bit, boolean value);

    /** Not supported: bits are kept over all executions. */
    public static native boolean getBitInBitSet(int id, int bit);

    /** Not supported. */
    public static native int breakTransition(String reason, int min, int max);

    /** Not supported. */
    public static native boolean isTraceReplay();

    /** Not supported. */
    public static native void setProperties(String... settings);

    /** Not supported. */
    public static native String getProperty(String key);

    /** Not supported. */
    public static native Object readObjectFromFile(Class<?> type, String file);

    /** Not supported. */
    public static native void writeObjectToFile(Object object, String file);

    /** As {@code System}. */
    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    /** As {@code System.out}. */
    public static void threadPrint(String text) {
        System.out.print(Thread.currentThread().getName() + ": " + text);
    }

    /** As {@code System.out}. */
    public static void threadPrintln(String text) {
        System.out.println(Thread.currentThread().getName() + ": " + text);
    }

    /** Does nothing. */
    public static void instrumentPointDeep(String label) {}

    /** Does nothing. */
    public static void instrumentPointDeepRecur(String label, int depth) {}

    /** Does nothing. */
    public static void storeTrace(String file, String comment) {}

    /** Does nothing. */
    public static void storeTraceIf(boolean condition, String file, String comment) {}
}
