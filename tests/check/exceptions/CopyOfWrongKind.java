// verdict: VIOLATED
// witness: boolean true
// property: all
import org.sosy_lab.sv_benchmarks.Verifier;

public class CopyOfWrongKind {
    public static void main(String[] args) {
        Object element = Verifier.nondetBoolean() ? (Object) 7 : "text";
        Object[] from = {element};
        String[] to = new String[1];
        System.arraycopy(from, 0, to, 0, 1);
    }
}
