// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class FinallyOrder {
    static StringBuilder trace = new StringBuilder();

    static int work(int n) {
        try {
            trace.append('t');
            if (n == 0) {
                throw new IllegalStateException();
            }
            return 12 / (n - 1);
        } catch (IllegalStateException e) {
            trace.append('i');
            return -1;
        } catch (ArithmeticException e) {
            trace.append('a');
            return -2;
        } finally {
            trace.append('f');
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int result = work(n);
        String seen = trace.toString();
        assert seen.equals(n == 0 ? "tif" : n == 1 ? "taf" : "tf");
        assert n != 1 || result == -2;
    }
}
