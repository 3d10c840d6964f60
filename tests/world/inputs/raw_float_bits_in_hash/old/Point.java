// Tempts: the two ways to the bits of a float differ only for NaNs with a payload.
// diff: inputs.raw_float_bits_in_hash.Point::hash(float,float)
package inputs.raw_float_bits_in_hash;

final class Point {
    private Point() {}

    static int hash(float x, float y) {
        int h = Float.floatToIntBits(x);
        return 31 * h + Float.floatToIntBits(y);
    }
}
