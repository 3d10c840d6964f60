package callbacks.url_handler_of_the_caller;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Page p = new Page();
        java.net.URL.setURLStreamHandlerFactory(
                s -> {
                    p.clear();
                    return null;
                });
        assertEquals(-1, p.load());
    }
}
