// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorModulo {
    static int wrap(int index, int size) {
        int r = index % size;
        return r < 0 ? r + size : r;
    }

    public static void main(String[] args) {
        int index = Verifier.nondetInt();
        int size = Verifier.nondetInt();
        Verifier.assume(size > 0 && size <= 7);
        int slot = wrap(index, size);
        assert slot >= 0 && slot < size;
        assert slot == Math.floorMod(index, size);
    }
}
