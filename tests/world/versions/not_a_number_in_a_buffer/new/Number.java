package versions.not_a_number_in_a_buffer;

import java.nio.ByteBuffer;

public final class Number {
    private double number;

    public void set() {
        number = Double.longBitsToDouble(0xfff8000000000000L);
    }

    public long go() {
        return ByteBuffer.allocate(8).putDouble(0, number).getLong(0);
    }
}
