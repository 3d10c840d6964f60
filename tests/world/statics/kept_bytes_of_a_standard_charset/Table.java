package statics.kept_bytes_of_a_standard_charset;

import java.nio.charset.StandardCharsets;

// Nobody else sees the array that a standard character set reads.
// check: statics.kept_bytes_of_a_standard_charset.Table::first() => HOLDS
public final class Table {
    private static final byte[] BYTES = {65, 66};

    private Table() {}

    public static String text() {
        return new String(BYTES, StandardCharsets.UTF_8);
    }

    public static void first() {
        assert BYTES[0] == 65;
    }
}
