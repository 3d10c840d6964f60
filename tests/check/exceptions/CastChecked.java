// verdict: HOLDS
// property: exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

public class CastChecked {
    public static void main(String[] args) {
        int kind = Verifier.nondetInt();
        Object o = kind == 0 ? (Object) "text" : kind == 1 ? (Object) Integer.valueOf(kind) : new int[1];
        if (o instanceof String) {
            System.out.println(((String) o).length());
        } else if (o instanceof Integer) {
            System.out.println((Integer) o + 1);
        } else {
            System.out.println(((int[]) o).length);
        }
    }
}
