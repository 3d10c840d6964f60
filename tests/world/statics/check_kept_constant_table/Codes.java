package statics.check_kept_constant_table;

// The table is private, made once, never written and never handed out.
// check: statics.check_kept_constant_table.Codes::code(int) => HOLDS
public final class Codes {
    private static final int[] CODES = {7, 11, 13, 17};

    private Codes() {}

    public static int code(int key) {
        int code = CODES[key & 3];
        assert code > 6 && code < 18;
        return code;
    }
}
