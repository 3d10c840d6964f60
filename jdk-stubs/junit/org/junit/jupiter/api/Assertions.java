package org.junit.jupiter.api;

import java.util.Arrays;
import obligato.Checks;
import org.junit.jupiter.api.function.Executable;

/** Stands for JUnit 5's class where JUnit is not installed: the assertions that generated tests use. */
public class Assertions {

    protected Assertions() {}

    public static void assertTrue(boolean condition) {
        Checks.equal(condition, true, condition);
    }

    public static void assertFalse(boolean condition) {
        Checks.equal(!condition, false, condition);
    }

    public static void assertNull(Object actual) {
        Checks.equal(actual == null, null, actual);
    }

    public static void assertNotNull(Object actual) {
        Checks.equal(actual != null, "not null", actual);
    }

    public static void assertSame(Object expected, Object actual) {
        Checks.equal(expected == actual, expected, actual);
    }

    public static void assertEquals(Object expected, Object actual) {
        Checks.equal(expected, actual);
    }

    public static void assertEquals(byte expected, byte actual) {
        Checks.equal((Byte) expected, (Byte) actual);
    }

    public static void assertEquals(char expected, char actual) {
        Checks.equal((Character) expected, (Character) actual);
    }

    public static void assertEquals(short expected, short actual) {
        Checks.equal((Short) expected, (Short) actual);
    }

    public static void assertEquals(int expected, int actual) {
        Checks.equal((Integer) expected, (Integer) actual);
    }

    public static void assertEquals(long expected, long actual) {
        Checks.equal((Long) expected, (Long) actual);
    }

    public static void assertEquals(float expected, float actual) {
        Checks.equal((Float) expected, (Float) actual);
    }

    public static void assertEquals(double expected, double actual) {
        Checks.equal((Double) expected, (Double) actual);
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(float[] expected, float[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(double[] expected, double[] actual) {
        Checks.equal(Arrays.equals(expected, actual), Arrays.toString(expected), Arrays.toString(actual));
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        Checks.sameContent(expected, actual);
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, Executable call) {
        return Checks.thrown(type, call::execute);
    }

    public static void assertDoesNotThrow(Executable call) {
        try {
            call.execute();
        } catch (Throwable e) {
            throw new AssertionError("unexpected exception: " + e, e);
        }
    }
}
