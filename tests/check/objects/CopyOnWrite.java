// verdict: VIOLATED
// witness: int 1; int 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class CopyOnWrite {
    private final int[][] rows = {{1, 2}, {3, 4}};

    CopyOnWrite copy() {
        CopyOnWrite result = new CopyOnWrite();
        for (int i = 0; i < rows.length; i++) {
            // Shares the rows.
            result.rows[i] = rows[i];
        }
        return result;
    }

    public static void main(String[] args) {
        CopyOnWrite original = new CopyOnWrite();
        CopyOnWrite copy = original.copy();
        int row = Verifier.nondetInt();
        if (row < 0 || row > 1) {
            return;
        }
        int before = original.rows[row][0];
        copy.rows[row][0] = Verifier.nondetInt();
        assert original.rows[row][0] == before;
    }
}
