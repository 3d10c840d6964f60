// verdict: VIOLATED
// witness: char 'o'; char 'n'
import org.sosy_lab.sv_benchmarks.Verifier;

public class CopyValues {
    public static void main(String[] args) {
        char[] data = {'x', Verifier.nondetChar(), Verifier.nondetChar(), 'y'};
        String middle = String.copyValueOf(data, 1, 2);
        String whole = new String(data);
        assert !middle.concat("e").equals("one");
        assert whole.length() == 4;
    }
}
