package inputs.not_a_number_with_payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void payload() {
        assertEquals(0, Codec.encode(Float.intBitsToFloat(0x7fc00123)));
        assertEquals(0x3f800000, Codec.encode(1f));
    }
}
