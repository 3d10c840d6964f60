package inputs.kept_nan_and_zero;

// check: inputs.kept_nan_and_zero.Num::f => HOLDS
public final class Num {
    private Num() {}

    public static boolean f(double x, char c, byte b, long l, int k) {
        assert x != x || x == x + 0.0;
        assert (char) (c + 1) != c;
        assert (b & 0xff) >= 0;
        assert l << 64 == l && l >>> k >>> 0 == l >>> (k & 63);
        assert "null".equals("" + null);
        return Math.min(-0.0, 0.0) == 0.0;
    }
}
