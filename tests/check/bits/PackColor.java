// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class PackColor {
    static int pack(int a, int r, int g, int b) {
        return (a & 0xff) << 24 | (r & 0xff) << 16 | (g & 0xff) << 8 | b & 0xff;
    }

    public static void main(String[] args) {
        byte a = Verifier.nondetByte();
        byte r = Verifier.nondetByte();
        byte g = Verifier.nondetByte();
        byte b = Verifier.nondetByte();
        int color = pack(a, r, g, b);
        assert (byte) (color >> 24) == a;
        assert (byte) (color >> 16) == r;
        assert (byte) (color >> 8) == g;
        assert (byte) color == b;
    }
}
