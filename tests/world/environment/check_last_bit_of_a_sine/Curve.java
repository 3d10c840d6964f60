package environment.check_last_bit_of_a_sine;

// HotSpot has code of its own for this, which rounds otherwise than the C library.
// check: environment.check_last_bit_of_a_sine.Curve::at()
final class Curve {
    static void at() {
        assert Math.sin(0.360721772619491) == StrictMath.sin(0.360721772619491);
    }
}
