// verdict: HOLDS
import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

public class DequeEnds {
    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>();
        int expected = 0;
        for (int i = 0; i < 4; i++) {
            if (Verifier.nondetBoolean()) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
            expected += i;
        }
        int sum = 0;
        while (!deque.isEmpty()) {
            sum += Verifier.nondetBoolean() ? deque.pollFirst() : deque.pollLast();
        }
        assert sum == expected;
    }
}
