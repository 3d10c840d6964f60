package callbacks.own_list_in_a_counter;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Counter c = new Counter();
        Bag b = new Bag();
        b.add(
                new Object() {
                    public int hashCode() {
                        c.reset();
                        return 1;
                    }
                });
        assertEquals(-1, c.add(b));
    }
}
