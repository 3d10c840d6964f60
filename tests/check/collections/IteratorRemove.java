// verdict: HOLDS
// property: all
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class IteratorRemove {
    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        for (int i = 0; i < 3; i++) {
            list.add(Verifier.nondetInt());
        }
        int limit = Verifier.nondetInt();
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            if (it.next() > limit) {
                it.remove();
            }
        }
        for (int n : list) {
            assert n <= limit;
        }
    }
}
