package missing.event_of_another_library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void touches() {
        Listener listener = new Listener();
        assertEquals("nothing", listener.on(null));
        assertEquals("touch 1", listener.on(new TouchEvent()));
        assertEquals("other", listener.on("text"));
    }
}

class TouchEvent {
}
