// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReferencesByIndex {
    static class Box {
        int n;

        Box(int n) {
            this.n = n;
        }
    }

    public static void main(String[] args) {
        Box[] boxes = {new Box(0), new Box(1), new Box(2), null};
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        if (i < 0 || i > 2 || j < 0 || j > 2) {
            return;
        }
        Box a = boxes[i];
        Box b = boxes[j];
        a.n += 10;
        assert (a == b) == (i == j);
        assert b.n == j + (i == j ? 10 : 0);
    }
}
