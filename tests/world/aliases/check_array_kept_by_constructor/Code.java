package aliases.check_array_kept_by_constructor;

// The constructor puts the array right and keeps it; the caller still has it.
// check: aliases.check_array_kept_by_constructor.Code::first()
public final class Code {
    private final int[] digits;

    public Code(int[] digits) {
        this.digits = digits == null || digits.length != 1 ? new int[1] : digits;
        this.digits[0] = 1;
    }

    public int first() {
        assert digits[0] == 1;
        return digits[0];
    }
}
