// Tempts: all NaNs look alike, except to `doubleToRawLongBits`.
// check: inputs.raw_bits_of_doubles.Checksum::of(double)
package inputs.raw_bits_of_doubles;

final class Checksum {
    private Checksum() {}

    static long of(double value) {
        long bits = Double.doubleToRawLongBits(value);
        if (value != value) {
            assert bits == 0x7ff8000000000000L : "another NaN";
        }
        return bits ^ (bits >>> 32);
    }
}
