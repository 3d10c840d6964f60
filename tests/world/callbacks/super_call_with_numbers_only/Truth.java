package callbacks.super_call_with_numbers_only;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Runner r = new Runner();
        assertEquals(
                -1,
                r.run(
                        new Named(() -> "") {
                            protected void done() {
                                r.busy();
                            }
                        }));
    }
}
