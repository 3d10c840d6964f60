package callbacks.equals_in_list_contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    static final class Busy {
        private final Queue queue;

        Busy(Queue queue) {
            this.queue = queue;
        }

        @Override
        public boolean equals(Object other) {
            if (this != other) {
                queue.add("b");
            }
            return this == other;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Test
    void changed() {
        Queue q = new Queue();
        q.add("a");
        assertEquals(-2, q.place(new Busy(q)));
        assertEquals(0, q.place("a"));
    }
}
