/** What lies beyond the default bounds: elements of an array that are too far for `--array 6`. */
public class Widened {
    /**
     * Two numbers whose product is 43 * 47 * 1009, near the end of the array. They differ in a high bit whatever they are, so that
     * the second condition is never false (1 infeasible).
     */
    static boolean isKey(int[] code) {
        if (code.length < 9) {
            return false;
        }
        int first = code[7];
        int second = code[8];
        if (first <= 1 || second <= 1 || first > 5000 || second > 5000) {
            return false;
        }
        return first * second == 2021 * 1009 && (first ^ second) > 100 && (first & 1023) == 997;
    }

    /** No number is above five and below three: nothing shows any of the three conditions to be true (3 infeasible). */
    static boolean isBetween(int[] code) {
        return code.length == 11 && code[10] > 5 && code[10] < 3;
    }
}
