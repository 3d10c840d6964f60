package org.sosy_lab.sv_benchmarks;

import obligato.Obligato;

/**
 * The inputs of the Java tasks of the software verification competition, so that drivers written for them run
 * unchanged. Takes the place of the class of this name that comes with the tasks, which draws random numbers.
 */
public final class Verifier {

    private Verifier() {}

    /** Goes on only if the condition is true: other executions end here, with no verdict. */
    public static void assume(boolean condition) {
        Obligato.assume(condition);
    }

    /** Any boolean. */
    public static boolean nondetBoolean() {
        return Obligato.anyBoolean();
    }

    /** Any byte. */
    public static byte nondetByte() {
        return Obligato.anyByte();
    }

    /** Any char. */
    public static char nondetChar() {
        return Obligato.anyChar();
    }

    /** Any short. */
    public static short nondetShort() {
        return Obligato.anyShort();
    }

    /** Any int. */
    public static int nondetInt() {
        return Obligato.anyInt();
    }

    /** Any long. */
    public static long nondetLong() {
        return Obligato.anyLong();
    }

    /** Any float, with both zeros, the infinities and NaN. */
    public static float nondetFloat() {
        return Obligato.anyFloat();
    }

    /** Any double, with both zeros, the infinities and NaN. */
    public static double nondetDouble() {
        return Obligato.anyDouble();
    }

    /** Any string, never null. */
    public static String nondetString() {
        return Obligato.anyString();
    }

    /** An object from the factory, which chooses with the other methods. The type is not used. */
    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
