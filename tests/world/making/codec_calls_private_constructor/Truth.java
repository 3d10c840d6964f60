package making.codec_calls_private_constructor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void preview() {
        assertTrue(((Version) new Version.Codec().decode(7)).isPreview());
        assertTrue(((Version) new Version.Codec().decode(0x15f)).isPreview());
    }
}
