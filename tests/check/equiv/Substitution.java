// verdict: VIOLATED
// witness: char 'a'; char 'a'; char 'b'
import org.sosy_lab.sv_benchmarks.Verifier;

public class Substitution {
    static String first(char[] text, char from, char to) {
        StringBuilder out = new StringBuilder();
        boolean done = false;
        for (char c : text) {
            if (c == from && !done) {
                out.append(to);
                done = true;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    static String all(char[] text, char from, char to) {
        char[] copy = text.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == from) {
                copy[i] = to;
            }
        }
        return new String(copy);
    }

    public static void main(String[] args) {
        char[] text = {Verifier.nondetChar(), Verifier.nondetChar(), 'z'};
        char from = 'a';
        char to = Verifier.nondetChar();
        assert first(text, from, to).equals(all(text, from, to));
    }
}
