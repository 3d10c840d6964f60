// verdict: HOLDS
// inputs: unbounded
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchHashClash {
    // "Aa" and "BB" have the same hash code.
    static int code(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int code = code(s);
        assert code != 1 || s.charAt(1) == 'a';
        assert code != 2 || s.charAt(0) == 'B';
        assert code == 0 || s.length() == 2;
    }
}
