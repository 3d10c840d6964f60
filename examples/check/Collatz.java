/** How long it takes to get to one; nobody knows a bound. */
public class Collatz {
    /** Halves even numbers and goes on with three times the others and one. */
    public static int steps(int start) {
        int steps = 0;
        for (long n = start; n > 1; n = n % 2 == 0 ? n / 2 : 3 * n + 1) {
            steps++;
        }
        return steps;
    }

    /** Powers of two are the fastest. */
    public static void atLeast(int start) {
        assert start < 8 || steps(start) >= 3;
    }
}
