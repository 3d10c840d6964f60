/** Assertions are decisions; the synthetic test for their being enabled is none. */
public class Asserts {
    public static int half(int x) {
        assert x >= 0 && x != 13 : "x is " + x;
        int h = x / 2;
        assert h <= x; // holds for every x that is not negative: false is infeasible
        return h;
    }

    public static int checked(int[] v) {
        assert v != null;
        return v.length > 2 ? v[0] : 0;
    }
}
