// verdict: VIOLATED
// property: exceptions
// witness: int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class CastByKind {
    static Object make(int kind) {
        switch (kind) {
            case 1:
                return "one";
            case 2:
                return 2L;
            default:
                return kind;
        }
    }

    public static void main(String[] args) {
        int kind = Verifier.nondetInt();
        Object o = make(kind);
        if (kind == 1) {
            System.out.println((String) o);
        } else {
            System.out.println((Integer) o);
        }
    }
}
