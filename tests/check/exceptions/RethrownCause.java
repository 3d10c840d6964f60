// verdict: VIOLATED
// witness: int 3
import org.sosy_lab.sv_benchmarks.Verifier;

public class RethrownCause {
    static class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int code;

        Failure(int code, Throwable cause) {
            super("code " + code, cause);
            this.code = code;
        }
    }

    static int read(int[] data, int at) {
        try {
            return data[at];
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new Failure(at, e);
        }
    }

    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        try {
            read(new int[3], at);
        } catch (Failure f) {
            assert f.getCause() instanceof IndexOutOfBoundsException;
            assert f.code < 0;
        }
    }
}
