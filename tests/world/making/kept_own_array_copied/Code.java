// check: making.kept_own_array_copied.Code::digit(int) => HOLDS
package making.kept_own_array_copied;

public final class Code {
    private final int[] digits;

    public Code(int a, int b) {
        digits = new int[] {a & 7, b & 7};
    }

    public int[] digits() {
        return digits.clone();
    }

    public int digit(int i) {
        int d = digits[i & 1];
        assert d >= 0 && d < 8;
        return d;
    }
}
