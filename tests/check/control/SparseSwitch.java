// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SparseSwitch {
    static int map(int n) {
        switch (n) {
            case Integer.MIN_VALUE:
                return 1;
            case -1:
                return 2;
            case 1000:
                return 3;
            case Integer.MAX_VALUE:
                return 4;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int code = map(n);
        assert code != 1 || n == -n;
        assert code != 4 || n + 1 < 0;
        assert code == 0 || n != 0;
    }
}
