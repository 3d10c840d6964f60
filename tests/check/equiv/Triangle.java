// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class Triangle {
    static int classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0 || a + b <= c || b + c <= a || a + c <= b) {
            return 0;
        }
        if (a == b && b == c) {
            return 3;
        }
        return a == b || b == c || a == c ? 2 : 1;
    }

    static int classifyByCount(int a, int b, int c) {
        int longest = Math.max(a, Math.max(b, c));
        if (Math.min(a, Math.min(b, c)) <= 0 || a + b + c - longest <= longest) {
            return 0;
        }
        int same = (a == b ? 1 : 0) + (b == c ? 1 : 0) + (a == c ? 1 : 0);
        return same == 0 ? 1 : same == 1 ? 2 : 3;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetShort();
        int b = Verifier.nondetShort();
        int c = Verifier.nondetShort();
        assert classify(a, b, c) == classifyByCount(a, b, c);
    }
}
