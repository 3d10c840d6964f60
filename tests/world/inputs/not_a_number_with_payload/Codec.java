// Tempts: there are many NaNs, which `floatToRawIntBits` tells apart.
// generate: inputs.not_a_number_with_payload.Codec
package inputs.not_a_number_with_payload;

final class Codec {
    private Codec() {}

    static int encode(float value) {
        int raw = Float.floatToRawIntBits(value);
        int plain = Float.floatToIntBits(value);
        if (raw != plain) { // tempts
            return 0;
        }
        return raw;
    }
}
