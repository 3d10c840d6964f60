package environment.cookie_handler_was_set_gen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.CookieManager;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void cookies() {
        CookieHandler.setDefault(new CookieManager());
        assertEquals("cookies", Web.mode());
        CookieHandler.setDefault(null);
    }

    @Test
    void authenticated() {
        Authenticator.setDefault(new Authenticator() {});
        assertEquals("authenticated", Web.mode());
        Authenticator.setDefault(null);
    }
}
