package environment.check_last_bit_of_a_logarithm;

// HotSpot has code of its own for this, which rounds otherwise than the C library.
// check: environment.check_last_bit_of_a_logarithm.Curve::at()
final class Curve {
    static void at() {
        assert Math.log10(332.71) == StrictMath.log10(332.71);
    }
}
