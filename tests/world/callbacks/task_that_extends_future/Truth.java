package callbacks.task_that_extends_future;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Runner r = new Runner();
        assertEquals(
                -1,
                r.run(
                        new Named(
                                () -> {
                                    r.busy();
                                    return "";
                                })));
    }
}
