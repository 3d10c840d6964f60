// verdict: VIOLATED
// witness: string "K"; string "\u212a"
import org.sosy_lab.sv_benchmarks.Verifier;

public class CompareIgnoreCase {
    static String lowerAscii(String s) {
        StringBuilder result = new StringBuilder();
        for (char c : s.toCharArray()) {
            result.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return result.toString();
    }

    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        Verifier.assume(a.length() == 1 && b.length() == 1);
        if (a.equalsIgnoreCase(b)) {
            // The Kelvin sign equals k when case is ignored.
            assert lowerAscii(a).equals(lowerAscii(b));
        }
    }
}
