// verdict: VIOLATED
// witness: string "s"
import org.sosy_lab.sv_benchmarks.Verifier;

public class CopiedThroughArrays {
    static class Holder {
        Object[] slots = new Object[3];
    }

    public static void main(String[] args) {
        Holder a = new Holder();
        Holder b = a;
        a.slots[1] = Verifier.nondetString();
        Object[] copy = new Object[4];
        System.arraycopy(b.slots, 0, copy, 1, 3);
        String out = String.valueOf(copy[2]);
        assert !out.equals("s");
        assert copy[0] == null && copy[1] == null;
    }
}
