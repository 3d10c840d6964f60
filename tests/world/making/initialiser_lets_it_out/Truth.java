package making.initialiser_lets_it_out;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void early() {
        StringBuilder seen = new StringBuilder();
        Journal.use(new Journal() {
            @Override
            protected void write(Task task) {
                seen.append(task.mark());
            }
        });
        assertEquals("-", new Task(3).mark());
        assertEquals("?", seen.toString());
    }
}
