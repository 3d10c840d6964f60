// verdict: VIOLATED
// witness: string "a,,"
import org.sosy_lab.sv_benchmarks.Verifier;

public class SplitFields {
    public static void main(String[] args) {
        String line = Verifier.nondetString();
        Verifier.assume(line.length() <= 3);
        int commas = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == ',') {
                commas++;
            }
        }
        // Trailing empty fields are dropped.
        assert line.split(",").length == commas + 1;
    }
}
