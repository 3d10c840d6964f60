// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class TextBlocks {
    static final String TEMPLATE = """
        name: %s
          level: 1
        """;

    public static void main(String[] args) {
        int line = Verifier.nondetInt();
        String[] lines = TEMPLATE.split("\n");
        assert lines.length == 2;
        if (line >= 0 && line < lines.length) {
            assert lines[line].trim().contains(": ");
            assert lines[line].startsWith(" ") == (line == 1);
        }
    }
}
