package environment.check_last_bit_of_an_exponential;

// HotSpot has code of its own for this, which rounds otherwise than the C library.
// check: environment.check_last_bit_of_an_exponential.Curve::at()
final class Curve {
    static void at() {
        assert Math.exp(-0.861241815634596) != StrictMath.exp(-0.861241815634596);
    }
}
