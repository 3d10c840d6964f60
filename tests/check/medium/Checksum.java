// verdict: VIOLATED
// witness: string "3210"; string "1230"
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class Checksum {
    static boolean digits(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (!Character.isDigit(s.charAt(i)) || s.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    static int checksum(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            int d = s.charAt(i) - '0';
            sum += i % 2 == 0 ? d : 3 * d;
        }
        return sum % 10;
    }

    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        Verifier.assume(a.length() == 4 && b.length() == 4);
        Verifier.assume(digits(a) && digits(b));
        // Swapped places with the same weight stay unseen.
        if (!a.equals(b) && a.charAt(1) == b.charAt(1) && a.charAt(3) == b.charAt(3)) {
            assert checksum(a) != checksum(b);
        }
    }
}
