// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedLoopsLabel {
    public static void main(String[] args) {
        int wanted = Verifier.nondetInt();
        int found = -1;
        int looked = 0;
        search:
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 3; j++) {
                if (j == 2 && i == 2) {
                    continue search;
                }
                looked++;
                if (i * 10 + j == wanted) {
                    found = i * 10 + j;
                    break search;
                }
            }
        }
        assert found == -1 || found == wanted;
        assert found != -1 || looked == 7;
        assert wanted != 22 || found == -1;
    }
}
