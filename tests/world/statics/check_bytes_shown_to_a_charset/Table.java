package statics.check_bytes_shown_to_a_charset;

import java.nio.charset.Charset;

// A character set that a caller wrote gets the array itself.
// check: statics.check_bytes_shown_to_a_charset.Table::first()
public final class Table {
    private static final byte[] BYTES = {65, 66};

    private Table() {}

    public static String text(Charset charset) {
        return new String(BYTES, charset);
    }

    public static void first() {
        assert BYTES[0] == 65;
    }
}
