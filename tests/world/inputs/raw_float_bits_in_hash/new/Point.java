package inputs.raw_float_bits_in_hash;

final class Point {
    private Point() {}

    static int hash(float x, float y) {
        int h = Float.floatToRawIntBits(x);
        return 31 * h + Float.floatToRawIntBits(y);
    }
}
