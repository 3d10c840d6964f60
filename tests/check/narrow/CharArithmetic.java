// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class CharArithmetic {
    static char shift(char letter, int by) {
        return (char) ('a' + (letter - 'a' + by) % 26);
    }

    public static void main(String[] args) {
        char letter = Verifier.nondetChar();
        int by = Verifier.nondetInt();
        if (letter < 'a' || letter > 'z' || by < 0 || by > 25) {
            return;
        }
        char coded = shift(letter, by);
        assert coded >= 'a' && coded <= 'z';
        assert shift(coded, 26 - by) == letter;
    }
}
