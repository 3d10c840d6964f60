// verdict: VIOLATED
// property: exceptions
// witness: string "12x"
import org.sosy_lab.sv_benchmarks.Verifier;

public class NumberFormats {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        if (text.length() == 3 && text.charAt(0) == '1' && text.charAt(1) == '2') {
            System.out.println(Integer.parseInt(text));
        }
    }
}
