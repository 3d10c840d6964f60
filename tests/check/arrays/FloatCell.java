// verdict: VIOLATED
// witness: int 4; float 2.5
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatCell {
    static void test() throws Exception {
        float[] cells = new float[6];
        int at = Verifier.nondetInt();
        cells[at] = Verifier.nondetFloat();
        assert cells[4] != 2.5f;
    }

    public static void main(String[] args) {
        try {
            test();
        } catch (Exception e) {
            System.out.println("out of bounds");
        }
    }
}
