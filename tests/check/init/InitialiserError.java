// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class InitialiserError {
    static int size;

    static class Buffer {
        static final byte[] DATA = new byte[size];
    }

    public static void main(String[] args) {
        size = Verifier.nondetInt();
        Verifier.assume(size <= 16);
        boolean failed = false;
        try {
            System.out.println(Buffer.DATA.length);
        } catch (ExceptionInInitializerError e) {
            failed = e.getCause() instanceof NegativeArraySizeException;
        }
        assert failed == (size < 0);
        try {
            System.out.println(Buffer.DATA.length);
            assert !failed;
        } catch (NoClassDefFoundError e) {
            assert failed;
        }
    }
}
