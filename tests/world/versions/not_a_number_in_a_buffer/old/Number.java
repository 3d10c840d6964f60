package versions.not_a_number_in_a_buffer;

import java.nio.ByteBuffer;

// The bits of a NaN show in what the library makes of them.
// diff: versions.not_a_number_in_a_buffer.Number::set
public final class Number {
    private double number;

    public void set() {
        number = Double.NaN;
    }

    public long go() {
        return ByteBuffer.allocate(8).putDouble(0, number).getLong(0);
    }
}
