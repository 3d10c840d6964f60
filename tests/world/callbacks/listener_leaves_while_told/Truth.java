package callbacks.listener_leaves_while_told;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void leaves() {
        Subject s = new Subject();
        Subject.Watcher w = new Subject.Watcher() {
            @Override
            public void told() {
                s.remove(this);
            }
        };
        s.add(w);
        assertEquals(-1, s.tell(w));
        assertEquals(0, s.tell(new Subject.Watcher()));
    }
}
