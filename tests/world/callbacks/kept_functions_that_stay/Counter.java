// The functions are run at once, or kept where only this class runs them; the nodes are known to it alone.
// generate: callbacks.kept_functions_that_stay.Counter => 6
package callbacks.kept_functions_that_stay;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

public final class Counter {
    private static final class Node {
        int value;
        Node next;

        int grown() {
            if (value < 0) {
                return 0;
            }
            return value + 1;
        }
    }

    private static final List<IntUnaryOperator> STEPS = List.of(n -> {
        if (n < 0) {
            return 0;
        }
        return n + 1;
    });

    public static long small(int limit) {
        return IntStream.of(1, 2, 3).filter(n -> {
            if (n > 3) {
                return false;
            }
            return n < limit;
        }).count();
    }

    public static int step(boolean twice) {
        int n = STEPS.get(0).applyAsInt(1);
        return twice ? STEPS.get(0).applyAsInt(n) : n;
    }

    public static int push(boolean more) {
        Node first = new Node();
        first.value = more ? 2 : 1;
        Node second = new Node();
        second.next = first;
        second.value = second.next.value;
        return second.grown();
    }
}
