package environment.name_of_the_thread;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void inABatch() {
        Thread thread = Thread.currentThread();
        String before = thread.getName();
        thread.setName("worker-3");
        try {
            assertEquals("batch 1", new Audit().entry(5));
        } finally {
            thread.setName(before);
        }
    }
}
