package aliases.kept_array_is_copied;

// The array is copied on the way in and never handed out; nobody else can write it.
// generate: aliases.kept_array_is_copied.Code => 1
public final class Code {
    private final int first;
    private final int second;

    public Code(int[] digits) {
        if (digits.length != 2 || digits[0] < 0 || digits[1] < digits[0]) {
            throw new IllegalArgumentException("digits");
        }
        first = digits[0];
        second = digits[1];
    }

    public int gap() {
        if (second < first) {
            return -1;
        }
        return second - first;
    }
}
