// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class CloneArrays {
    public static void main(String[] args) {
        int[] original = {5, 6, 7};
        int at = Verifier.nondetInt();
        int value = Verifier.nondetInt();
        if (at < 0 || at >= original.length) {
            return;
        }
        int[] copy = original.clone();
        copy[at] = value;
        assert original[at] == 5 + at;
        for (int i = 0; i < 3; i++) {
            assert i == at || copy[i] == original[i];
        }
    }
}
