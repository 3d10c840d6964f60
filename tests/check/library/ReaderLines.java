// verdict: VIOLATED
// witness: string "a\nb"
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReaderLines {
    public static void main(String[] args) throws IOException {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 3);
        BufferedReader reader = new BufferedReader(new StringReader(text));
        int lines = 0;
        while (reader.readLine() != null) {
            lines++;
        }
        assert lines < 2;
    }
}
