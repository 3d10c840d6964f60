// verdict: HOLDS
import java.util.Locale;
import org.sosy_lab.sv_benchmarks.Verifier;

public class BooleanText {
    public static void main(String[] args) {
        Boolean b = Verifier.nondetBoolean();
        String text = b.toString();
        assert text.equals("true") || text.equals("false");
        assert Boolean.parseBoolean(text.toUpperCase(Locale.ROOT)) == b;
        assert b.hashCode() == (b ? 1231 : 1237);
    }
}
