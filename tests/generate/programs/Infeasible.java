/** Combinations that cannot be: each is explained where it stands. */
public class Infeasible {
    public static int gap(int x) {
        // x > 5 && x < 3: x < 3 is evaluated only for x > 5, so it is false; then x > 5 true never decides either.
        if (x > 5 && x < 3) {
            return 1;
        }
        return 0;
    }

    public static boolean coupled(int x) {
        // x == 1 || x != 1 is always true: x != 1 is evaluated only where x == 1 is false, so it is never false,
        // and so x == 1 false does not decide.
        return x == 1 || x != 1;
    }

    public static int order(int a, int b, int c) {
        // a < b && b < c implies a < c: the third is never false, the others decide.
        if (a < b && b < c && a < c) {
            return 1;
        }
        return 0;
    }

    public static int square(int x) {
        if (x < -1000 || x > 1000) {
            return 0;
        }
        return x * x < 0 ? 1 : 2; // no overflow below 46341: true is infeasible
    }

    public static int dead(int x) {
        int y = x * 2;
        if ((y & 1) == 1) { // twice anything is even: true is infeasible
            if (x == 3 && y > 0) { // never reached: four obligations
                return 1;
            }
        }
        return 0;
    }

    public static boolean same(boolean a) {
        // a ^ a is false: each operand is evaluated and not masked with both values, so all four are met.
        return a ^ a;
    }
}
