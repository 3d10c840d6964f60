// verdict: VIOLATED
// witness: int 5; int 4; int 6
import java.util.PriorityQueue;
import org.sosy_lab.sv_benchmarks.Verifier;

public class QueueOrder {
    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        int first = Verifier.nondetInt();
        queue.add(first);
        queue.add(Verifier.nondetInt());
        queue.add(Verifier.nondetInt());
        // The smallest comes first, not the oldest.
        assert queue.poll() == first;
    }
}
