/** The conditional operator in conditions and as a value, also inside itself. */
public class Ternaries {
    public static int inCondition(boolean a, boolean b, boolean c) {
        if (a ? b : c) {
            return 1;
        }
        return 2;
    }

    public static int inside(boolean a, boolean b, boolean c, int x) {
        if ((a ? b : x > 3) && (c || x < 9)) {
            return 1;
        }
        return 2;
    }

    public static int chain(int x) {
        return x < 0 ? -1 : x == 0 ? 0 : x < 10 && x % 2 == 0 ? 2 : 1;
    }

    public static boolean asValue(boolean a, int x, int y) {
        boolean r = a ? x > y : x < y;
        return r ? a : !a;
    }

    public static boolean ofTernaries(boolean a, boolean b, boolean c) {
        // The first c in an arm is evaluated where (a ? b : c) is true and b false: then a is false and c true, never
        // false. The a of the last arm where (a ? b : c) is false and c true: then a is true, never false.
        return (a ? b : c) ? (b ? a : c) : (c ? a : b);
    }
}
