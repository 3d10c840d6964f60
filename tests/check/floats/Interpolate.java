// verdict: VIOLATED
// witness: float 0x1.fffffep127; float -0x1.fffffep127; float 0.5
import org.sosy_lab.sv_benchmarks.Verifier;

public class Interpolate {
    static float mix(float from, float to, float t) {
        return from + (to - from) * t;
    }

    public static void main(String[] args) {
        float from = Verifier.nondetFloat();
        float to = Verifier.nondetFloat();
        float t = Verifier.nondetFloat();
        Verifier.assume(!Float.isNaN(from) && !Float.isInfinite(from));
        Verifier.assume(!Float.isNaN(to) && !Float.isInfinite(to));
        Verifier.assume(t >= 0 && t <= 1);
        assert !Float.isInfinite(mix(from, to, t));
    }
}
