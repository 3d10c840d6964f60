// verdict: VIOLATED
// property: exceptions
// witness: string "0"
import org.sosy_lab.sv_benchmarks.Verifier;

public class DivisionFromText {
    static class Source {
        int read() {
            String line = Verifier.nondetString();
            try {
                return Integer.parseInt(line.trim());
            } catch (NumberFormatException e) {
                return 1;
            }
        }
    }

    static class Sink {
        void use(int n) {
            System.out.println(100 / n);
        }
    }

    public static void main(String[] args) {
        new Sink().use(new Source().read());
    }
}
