/** Operators that evaluate both sides: & | ^ == != on booleans, and what masks what. */
public class Strict {
    public static int and(int x, int y) {
        return x > 0 & y > 0 ? 1 : 0;
    }

    public static int or(boolean a, boolean b, boolean c) {
        if (a | b & c) {
            return 1;
        }
        return 0;
    }

    public static boolean xor(boolean a, int x) {
        return a ^ x == 3;
    }

    public static boolean same(boolean a, boolean b, int x) {
        return a == b && a != x > 3;
    }

    public static boolean mixed(boolean a, boolean b, boolean c, boolean d) {
        return (a && b) == (c || d);
    }

    public static boolean bare(boolean a, boolean b) {
        return a & b;
    }

    public static boolean withCall(int x) {
        // Where odd(x) is false, odd(x + 1) is true and masks it: odd(x) false is infeasible.
        return odd(x) ^ x > 10 | odd(x + 1);
    }

    private static boolean odd(int x) {
        return (x & 1) == 1;
    }
}
