package making.listener_is_an_open_class;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    private boolean over;

    @Test
    void over() {
        Tank tank = new Tank();
        Listener listener = new Listener() {
            @Override
            public void changed(Tank changed) {
                over |= changed.isOver();
            }
        };
        for (int i = 0; i < 3; i++) {
            tank.fill(50, listener);
        }
        assertTrue(over);
    }
}
