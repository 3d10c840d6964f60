// verdict: VIOLATED
// witness: string "xxxxx"
import org.sosy_lab.sv_benchmarks.Verifier;

public class CountLetter {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == 'x') {
                count++;
            }
        }
        assert count != 5;
    }
}
