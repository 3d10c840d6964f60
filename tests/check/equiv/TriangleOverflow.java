// verdict: VIOLATED
// witness: int 1500000000; int 1500000000; int 1500000000
import org.sosy_lab.sv_benchmarks.Verifier;

public class TriangleOverflow {
    static boolean possible(int a, int b, int c) {
        return a + b > c && b + c > a && a + c > b;
    }

    static boolean possibleWide(long a, long b, long c) {
        return a + b > c && b + c > a && a + c > b;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        if (a > 0 && b > 0 && c > 0) {
            assert possible(a, b, c) == possibleWide(a, b, c);
        }
    }
}
