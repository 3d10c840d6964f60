/** Compound assignments of booleans: each is a decision over the old value and the right side. */
public class Compound {
    public static boolean all(int x, int y, int z) {
        boolean ok = x > 0;
        ok &= y > 0;
        ok &= z > 0 && z < 100;
        return ok;
    }

    public static boolean any(int[] v) {
        boolean found = false;
        // The old value is false at the first assignment only: both obligations of it need a second turn.
        for (int i = 0; v != null && i < v.length && i < 3; i++) {
            found |= v[i] == 42;
        }
        return found;
    }

    public static int parity(boolean a, boolean b, boolean c) {
        boolean p = a;
        p ^= b;
        p ^= c;
        if (p) {
            return 1;
        }
        return 0;
    }
}
