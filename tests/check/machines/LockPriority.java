// verdict: HOLDS
// needs: 10
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LockPriority {
    static class Task {
        final int own;
        int current;

        Task(int own) {
            this.own = own;
            this.current = own;
        }
    }

    static class Mutex {
        Task holder;
        final List<Task> waiting = new ArrayList<>();

        void lock(Task t) {
            if (holder == null) {
                holder = t;
            } else if (holder != t && !waiting.contains(t)) {
                waiting.add(t);
                holder.current = Math.max(holder.current, t.current);
            }
        }

        void unlock() {
            if (holder == null) {
                return;
            }
            holder.current = holder.own;
            holder = null;
            for (Task t : waiting) {
                if (holder == null || t.current > holder.current) {
                    holder = t;
                }
            }
            waiting.remove(holder);
        }
    }

    public static void main(String[] args) {
        int high = Verifier.nondetInt();
        Verifier.assume(high >= 1 && high <= 3);
        Task[] tasks = {new Task(1), new Task(2), new Task(high)};
        Mutex mutex = new Mutex();
        for (int i = 0; i < 4; i++) {
            int which = Verifier.nondetInt();
            if (which >= 0 && which < 3) {
                mutex.lock(tasks[which]);
            } else {
                mutex.unlock();
            }
            for (Task t : mutex.waiting) {
                assert mutex.holder.current >= t.own;
            }
            assert mutex.holder != null || mutex.waiting.isEmpty();
        }
    }
}
