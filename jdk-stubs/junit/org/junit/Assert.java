package org.junit;

import java.util.Arrays;
import obligato.Checks;
import org.junit.function.ThrowingRunnable;

/** Stands for JUnit 4's class where JUnit is not installed: the assertions that generated tests use. */
public class Assert {

    protected Assert() {}

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

    public static void assertEquals(long expected, long actual) {
        Checks.equal((Long) expected, (Long) actual);
    }

    public static void assertEquals(double expected, double actual, double delta) {
        boolean same = Double.compare(expected, actual) == 0 || Math.abs(expected - actual) <= delta;
        Checks.equal(same, expected, actual);
    }

    public static void assertEquals(float expected, float actual, float delta) {
        boolean same = Float.compare(expected, actual) == 0 || Math.abs(expected - actual) <= delta;
        Checks.equal(same, expected, actual);
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

    public static void assertArrayEquals(float[] expected, float[] actual, float delta) {
        Checks.equal(expected.length == actual.length, expected.length, actual.length);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], delta);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        Checks.equal(expected.length == actual.length, expected.length, actual.length);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], delta);
        }
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        Checks.sameContent(expected, actual);
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, ThrowingRunnable call) {
        return Checks.thrown(type, call::run);
    }
}
