// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShortCircuit {
    static int calls;

    static boolean touch(boolean b) {
        calls++;
        return b;
    }

    public static void main(String[] args) {
        boolean a = Verifier.nondetBoolean();
        boolean b = Verifier.nondetBoolean();
        boolean c = Verifier.nondetBoolean();
        boolean value = touch(a) && (touch(b) || touch(c));
        assert value == (a & (b | c));
        assert calls == (!a ? 1 : b ? 2 : 3);
        calls = 0;
        boolean eager = touch(a) & touch(b) ^ touch(c);
        assert calls == 3 && eager == ((a && b) != c);
    }
}
