// verdict: VIOLATED
// witness: int 2; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class AbstractTemplate {
    abstract static class Codec {
        abstract int encode(int n);

        abstract int decode(int n);

        final int trip(int n) {
            return decode(encode(n));
        }
    }

    static Codec make(int kind) {
        switch (kind) {
            case 0:
                return new Codec() {
                    @Override
                    int encode(int n) {
                        return ~n;
                    }

                    @Override
                    int decode(int n) {
                        return ~n;
                    }
                };
            case 1:
                return new Codec() {
                    @Override
                    int encode(int n) {
                        return Integer.rotateLeft(n, 5);
                    }

                    @Override
                    int decode(int n) {
                        return Integer.rotateRight(n, 5);
                    }
                };
            default:
                return new Codec() {
                    @Override
                    int encode(int n) {
                        return n | 1;
                    }

                    @Override
                    int decode(int n) {
                        return n;
                    }
                };
        }
    }

    public static void main(String[] args) {
        int kind = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        assert make(kind).trip(n) == n;
    }
}
