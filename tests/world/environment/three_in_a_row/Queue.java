// The order of a hash set of objects without a hash of their own is any of the possible ones.
// check: environment.three_in_a_row.Queue::order()
package environment.three_in_a_row;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public final class Queue {
    static final class Job {
        final int number;

        Job(int number) {
            this.number = number;
        }
    }

    private Queue() {
    }

    public static List<Integer> order() {
        Set<Job> jobs = new HashSet<>();
        for (int i = 0; i < 4; i++) {
            jobs.add(new Job(i));
        }
        List<Integer> order = new ArrayList<>();
        jobs.forEach(job -> order.add(job.number));
        assert !order.equals(List.of(0, 1, 2, 3)) : "in order";
        assert !order.equals(List.of(3, 2, 1, 0)) : "in reverse order";
        return order;
    }
}
