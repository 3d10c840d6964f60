// verdict: VIOLATED
// property: exceptions
// witness: int 8
import org.sosy_lab.sv_benchmarks.Verifier;

public class FailingInitialiser {
    static int limit;

    static class Table {
        static final int[] CELLS = new int[limit];
        static final int FIRST = CELLS[7];
    }

    public static void main(String[] args) {
        limit = Verifier.nondetInt();
        if (limit < 0 || limit > 8) {
            return;
        }
        if (limit == 8) {
            limit = Table.FIRST;
        }
        System.out.println(10 / limit);
    }
}
