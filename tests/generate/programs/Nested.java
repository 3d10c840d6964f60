/** Decisions inside the conditions of others: calls with decisions in their arguments, and methods that decide. */
public class Nested {
    private static boolean near(int x, boolean strict) {
        return strict ? x == 7 : x > 5 && x < 10;
    }

    public static int outer(int x, int y, boolean a) {
        if (near(x, a && y > 0) || near(y, !a)) {
            return 1;
        }
        return 0;
    }

    public static boolean assigned(int x, int y) {
        boolean small = false;
        if ((small = x < 3 || y < 3) && x != y) {
            return small;
        }
        return !small && x == y;
    }

    public static int index(int[] v, int i) {
        return v != null && v.length == 2 && v[i > 0 && i < 9 ? 1 : 0] > 4 ? 1 : 2;
    }
}
